/** The key of all answers about the first steps, asked again once one of them was done. */
export const GUIDE_KEY = ['guide'] as const;
