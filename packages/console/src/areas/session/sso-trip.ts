import { API_BASE, type ErrorName, errorKinds } from '@bridge/contract';

interface Departure {
  /** The page to go to once back. */
  readonly redirect?: string | null;
  /** Of who is signed in and links their account. */
  readonly lien?: string;
}

/** Where the browser leaves for a provider of identity: the server starts the trip, and alone knows what proves its return. */
export function departureTo(code: string, { redirect, lien }: Departure = {}): string {
  const query = new URLSearchParams({ ...(redirect ? { redirect } : {}), ...(lien ? { lien } : {}) });
  const search = query.size === 0 ? '' : `?${query}`;
  return `${API_BASE}/login_sso/${encodeURIComponent(code)}${search}`;
}

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
