/** Where Apidae answers, by environment. */
export const ORIGINES_APIDAE = {
  production: 'https://api.apidae-tourisme.com',
  test: 'https://api.apidae-tourisme.cooking',
} as const;
export type EnvironnementApidae = keyof typeof ORIGINES_APIDAE;

export type OrigineApidae = (environnement: EnvironnementApidae) => string;

/** The addresses of Apidae, or the one that the operator gave in APIDAE_URL. */
export const origineApidae =
  (par: string | null): OrigineApidae =>
  (environnement) =>
    par ?? ORIGINES_APIDAE[environnement];
