/** The warning about each record that another feed holds. */
export const heldWords = (flux: string): string => `La fiche vient déjà du flux «\u00a0${flux}\u00a0».`;
