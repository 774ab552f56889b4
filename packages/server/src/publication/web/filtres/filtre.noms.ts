/** What a list itself reads: no filter may be called so. */
export const PARAMETRES_DE_PAGE = ['q', 'tri', 'page'] as const;

/** Nor what else an address of ours may say: a frame, a fragment, a layer, the language of the API. */
export const NOMS_RESERVES: readonly string[] = [
  ...PARAMETRES_DE_PAGE,
  'fragment',
  'base',
  'cadre',
  'couche',
  'langue',
];
