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

/** What may follow the code of a filter in the names of the fields of a form. */
export const SUITES = ['de', 'a', 'du', 'au', 'avant', 'lat', 'lon', 'km', 'emprise'] as const;
