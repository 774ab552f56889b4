/** Whatever the first steps measure: asked again once something of it was done. */
export const GUIDE_KEY = ['guide'] as const;
