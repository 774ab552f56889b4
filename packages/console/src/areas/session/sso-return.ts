import { type ErrorName, errorKinds } from '@bridge/contract';

/** What the other system sent back. */
export type Return =
  | { readonly kind: 'code'; readonly body: { code: string; state?: string; iss?: string } }
  | { readonly kind: 'refused'; readonly why: string };

const NOTHING =
  'Cette page termine une connexion commencée ailleurs, mais l’adresse ouverte ne contient rien à terminer.';
const CANCELLED = 'L’identification a été annulée ou refusée par l’autre système.';

/** Reads the answer from the address. */
export function readReturn(search: string): Return {
  const given = new URLSearchParams(search);
  const error = given.get('error');
  if (error !== null) return { kind: 'refused', why: sentenceOf(error) };
  const code = given.get('code');
  if (!code) return { kind: 'refused', why: NOTHING };
  const [state, iss] = [given.get('state'), given.get('iss')];
  return { kind: 'code', body: { code, ...(state ? { state } : {}), ...(iss ? { iss } : {}) } };
}

/** Our own server names what kept it from leaving; anything else was said by the other system. */
function sentenceOf(error: string): string {
  return Object.hasOwn(errorKinds, error) ? errorKinds[error as ErrorName].message : CANCELLED;
}
