/** Why the second record of an identifier is not taken. */
export const SENT_TWICE = 'La source a envoyé plusieurs fois cet identifiant\u00a0: la première fiche est gardée.';

/** What a reject shows of its record, in characters. */
export const LONGEST_EXTRACT = 500;
