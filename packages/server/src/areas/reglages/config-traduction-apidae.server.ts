import { configTraductionApidae, fautesDeNumeros } from '@bridge/contract';
import { describe } from '../../crud/descriptor.ts';
import type { Hooks } from '../../crud/hooks.ts';
import { refuse } from '../../crud/write/refuse.rules.ts';

/** Rules of saving: criteria are numbers of Apidae. A copy does not run by itself. */
const hooks: Hooks<typeof configTraductionApidae> = {
  beforeSave: async (_, saving) => {
    refuse(fautesDeNumeros(saving.changes));
    return undefined;
  },
  duplicate: () => ({ actif: false }),
};

export default describe(configTraductionApidae, { hooks });
