import { API_BASE } from '@bridge/contract';

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
