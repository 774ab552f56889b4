/** The cookie of a trip to a provider: no script reads it, and no other site makes a browser send it. */
export const BILLET_COOKIE = 'bridge_voyage';
