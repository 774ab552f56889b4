import { BridgeError, filtre } from '@bridge/contract';
import { describe } from '../../crud/descriptor.ts';
import type { Hooks } from '../../crud/hooks.ts';
import { NOMS_RESERVES } from '../../publication/web/filtres/filtre.rules.ts';

/** What an address says of itself is no filter. */
const hooks: Hooks<typeof filtre> = {
  beforeSave: async (_, { changes: { code } }) => {
    if (NOMS_RESERVES.every((nom) => nom !== code)) return undefined;
    const message = `«\u00a0${code}\u00a0» est réservé aux adresses des listes. Choisissez un autre code.`;
    throw new BridgeError('invalidInput', { errors: [{ path: 'code', message }] });
  },
};

export default describe(filtre, { hooks });
