import { type FieldError, rubriqueDynamique } from '@bridge/contract';
import { describe } from '../../crud/descriptor.ts';
import type { Hooks, Saving } from '../../crud/hooks.ts';
import { refuse } from '../../crud/write/refuse.rules.ts';
import { fautesDeCanal } from './annonces.service.ts';

const hooks: Hooks<typeof rubriqueDynamique> = {
  beforeSave: async ({ tx }, saving) =>
    refuse([...fautesDeRubrique(saving), ...(await fautesDeCanal(tx, saving.changes.annonces, 'annonces'))]),
};

export default describe(rubriqueDynamique, { hooks });

const DE_RUBRIQUE = ['scoring', 'scoreMinimal', 'variantes'];

function fautesDeRubrique({ after, changes }: Saving<typeof rubriqueDynamique>): FieldError[] {
  if (!DE_RUBRIQUE.some((name) => name in changes)) return [];
  const { scoring, scoreMinimal, variantes } = after;
  return [
    ...(scoreMinimal !== null && scoring === null
      ? [{ path: 'scoring', message: 'Choisissez le profil dont vient ce score minimal.' }]
      : []),
    ...variantes.flatMap(({ regle, tag, seuil }, rank) => {
      if (regle === 'tag' && tag === null) return [{ path: `variantes.${rank}.tag`, message: 'Choisissez le tag.' }];
      if (regle === 'score' && seuil === null)
        return [{ path: `variantes.${rank}.seuil`, message: 'Indiquez le score à atteindre.' }];
      return [];
    }),
  ];
}
