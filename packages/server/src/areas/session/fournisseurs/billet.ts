/** What a browser keeps of a trip: no script reads it, and no other site makes it leave. */
export const BILLET_COOKIE = 'bridge_voyage';
