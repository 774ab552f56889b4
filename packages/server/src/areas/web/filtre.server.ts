import { BridgeError, CIBLES_NUMERIQUES, filtre } from '@bridge/contract';
import { describe } from '../../crud/descriptor.ts';
import type { Hooks } from '../../crud/hooks.ts';
import { NOMS_RESERVES } from '../../publication/web/filtres/filtre.rules.ts';

const refuse = (path: string, message: string) => new BridgeError('invalidInput', { errors: [{ path, message }] });

const hooks: Hooks<typeof filtre> = {
  beforeSave: async (_, { changes: { code }, after: { cible, widget, min, max } }) => {
    // What an address says of itself is no filter.
    if (NOMS_RESERVES.some((nom) => nom === code))
      throw refuse('code', `«\u00a0${code}\u00a0» est réservé aux adresses des listes. Choisissez un autre code.`);
    if (widget !== 'curseur') return undefined;
    const isNumeric = CIBLES_NUMERIQUES.some((one) => one === cible);
    if (isNumeric && (min === null || max === null))
      throw refuse(min === null ? 'min' : 'max', 'Un curseur va d’un minimum à un maximum\u00a0: indiquez les deux.');
    if (min !== null && max !== null && min >= max)
      throw refuse('max', 'Le maximum doit dépasser le minimum, sinon le curseur ne va nulle part.');
    return undefined;
  },
};

export default describe(filtre, { hooks });
