import { fautesDePage, modeleEdition } from '@bridge/contract';
import { describe } from '../../crud/descriptor.ts';
import type { Hooks } from '../../crud/hooks.ts';
import { refuse } from '../../crud/write/refuse.rules.ts';
import { fautesDeCanal } from './annonces.service.ts';
import { epinglesDe } from './gabarits/epingles.service.ts';

const PAGE = [
  'format',
  'orientation',
  'largeur',
  'hauteur',
  'margeHaut',
  'margeBas',
  'margeInterieure',
  'margeExterieure',
  'colonnes',
  'gouttiere',
];

const hooks: Hooks<typeof modeleEdition> = {
  beforeSave: async ({ tx }, { after, changes }) => {
    refuse([
      ...(PAGE.some((name) => name in changes) ? fautesDePage(after) : []),
      ...(await fautesDeCanal(tx, changes.plan, 'plan')),
    ]);
    return { gabaritsEpingles: await epinglesDe(tx, after) };
  },
};

export default describe(modeleEdition, { hooks });
