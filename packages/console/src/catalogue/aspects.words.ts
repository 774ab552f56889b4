import type { ASPECTS } from '@bridge/contract';

/** The variants of a record, by season or audience. */
export const NOMS_ASPECTS = {
  hiver: 'Hiver',
  ete: 'Été',
  groupes: 'Groupes',
  affaires: 'Affaires',
  handicap: 'Handicap',
  prestataire: 'Prestataire',
} as const satisfies Record<(typeof ASPECTS)[number], string>;
