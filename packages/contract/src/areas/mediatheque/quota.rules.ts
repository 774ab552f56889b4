/** The part of a quota from which people are warned. */
export const PRESQUE_PLEIN = 0.9;
