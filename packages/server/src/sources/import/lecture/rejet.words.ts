/** The reason why a record whose id came twice is not taken. */
export const SENT_TWICE =
  'La source a envoyé plusieurs fois cet identifiant\u00a0: la fiche la plus récente est gardée, la première à date égale.';

/** The longest extract of a refused record, in characters. */
export const LONGEST_EXTRACT = 500;
