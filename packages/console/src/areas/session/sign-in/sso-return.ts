import { type ErrorName, errorKinds } from '@bridge/contract';

/** The answer of the identity provider. */
export type Return =
  | { readonly kind: 'code'; readonly body: { code: string; state?: string; iss?: string } }
  | { readonly kind: 'refused' | 'nothing'; readonly why: string };

const NOTHING =
  'Cette page termine une connexion commencée ailleurs, mais l’adresse ouverte ne contient rien à terminer.';
const CANCELLED =
  'L’identification a été annulée, ou le fournisseur d’identité l’a refusée. Recommencez, ou adressez-vous à votre administrateur.';
/** The errors of providers that do not work for a while (RFC 6749, 4.1.2.1). */
const AWAY = ['server_error', 'temporarily_unavailable'];

/** Reads that answer from the address. */
export function readReturn(search: string): Return {
  const given = new URLSearchParams(search);
  const error = given.get('error');
  if (error !== null) return { kind: 'refused', why: sentenceOf(error) };
  const code = given.get('code');
  if (!code) return { kind: 'nothing', why: NOTHING };
  const [state, iss] = [given.get('state'), given.get('iss')];
  return { kind: 'code', body: { code, ...(state ? { state } : {}), ...(iss ? { iss } : {}) } };
}

/** The sentence of an error: our server names its own errors; any other comes from the provider. */
function sentenceOf(error: string): string {
  if (AWAY.includes(error)) return errorKinds.signOnUnavailable.message;
  return Object.hasOwn(errorKinds, error) ? errorKinds[error as ErrorName].message : CANCELLED;
}
