import { CIBLES_NUMERIQUES, type FieldError, filtre } from '@bridge/contract';
import { describe } from '../../crud/descriptor.ts';
import type { Hooks, Saving } from '../../crud/hooks.ts';
import { refuse } from '../../crud/refuse.rules.ts';
import { bornesDeDistance, NOMS_RESERVES } from '../../publication/web/filtres/filtre.rules.ts';

const hooks: Hooks<typeof filtre> = {
  beforeSave: async (_, { changes: { code }, after }) => {
    // What an address says of itself is no filter.
    if (NOMS_RESERVES.some((nom) => nom === code)) {
      const message = `«\u00a0${code}\u00a0» est réservé aux adresses des listes. Choisissez un autre code.`;
      refuse([{ path: 'code', message }]);
    }
    refuse(fautesDeBornes(after));
    return undefined;
  },
};

type Bornes = Pick<Saving<typeof filtre>['after'], 'cible' | 'widget' | 'min' | 'max'>;

const BOTH = 'Un curseur va d’un minimum à un maximum\u00a0: indiquez les deux.';
const NOWHERE = 'Le maximum doit dépasser le minimum, sinon le curseur ne va nulle part.';
const NO_DISTANCE = 'Le maximum doit dépasser le minimum, entre 1 et 200\u00a0km.';

function fautesDeBornes({ cible, widget, min, max }: Bornes): FieldError[] {
  if (cible === 'distance') {
    const distance = bornesDeDistance({ min, max });
    return distance.min < distance.max ? [] : [{ path: max === null ? 'min' : 'max', message: NO_DISTANCE }];
  }
  if (widget !== 'curseur' || CIBLES_NUMERIQUES.every((one) => one !== cible)) return [];
  if (min === null || max === null) return [{ path: min === null ? 'min' : 'max', message: BOTH }];
  return min < max ? [] : [{ path: 'max', message: NOWHERE }];
}

export default describe(filtre, { hooks });
