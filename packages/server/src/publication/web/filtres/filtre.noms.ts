/** The parameters that a list itself reads: no filter may have such a code. */
export const PARAMETRES_DE_PAGE = ['q', 'tri', 'page'] as const;

/** The parameter that says where a guided search is. */
export const QUESTION = 'question';

/** All names that no filter may have: parameters of lists, frames, fragments and layers, and the API's language. */
export const NOMS_RESERVES: readonly string[] = [
  ...PARAMETRES_DE_PAGE,
  QUESTION,
  'fragment',
  'base',
  'cadre',
  'couche',
  'langue',
];

/** The suffixes that forms add to the code of a filter. */
export const SUITES = ['de', 'a', 'du', 'au', 'avant', 'lat', 'lon', 'km', 'emprise'] as const;
