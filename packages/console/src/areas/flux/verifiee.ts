/** Where the tab of a feed keeps that somebody looked at its mapping: written beside the mapping, read by the steps of the feed. */
export const VERIFIEE = 'correspondance-verifiee';
