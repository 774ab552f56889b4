/** The page behind a dialog stays readable: people check it before they answer. */
export const VEIL = { backgroundOpacity: 0.35, blur: 0 } as const;
