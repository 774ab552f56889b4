import { API_BASE } from '@bridge/contract';

interface Departure {
  /** The page to go to after the sign-in. */
  readonly redirect?: string | null;
  /** The link token of a signed-in person who adds an account of the provider. */
  readonly lien?: string;
}

/** The address that starts the trip to a provider. The server alone knows what proves the return. */
export function departureTo(code: string, { redirect, lien }: Departure = {}): string {
  const query = new URLSearchParams({ ...(redirect ? { redirect } : {}), ...(lien ? { lien } : {}) });
  const search = query.size === 0 ? '' : `?${query}`;
  return `${API_BASE}/login_sso/${encodeURIComponent(code)}${search}`;
}
