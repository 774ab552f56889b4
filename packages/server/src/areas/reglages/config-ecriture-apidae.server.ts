import { configEcritureApidae, fautesDeNumeros } from '@bridge/contract';
import { describe } from '../../crud/descriptor.ts';
import type { Hooks } from '../../crud/hooks.ts';
import { refuse } from '../../crud/write/refuse.rules.ts';
import { isGiven, isTurnedOn, withoutMeans } from './config.rules.ts';

/** Rules of saving: the project must be known, and numbers of Apidae valid. */
const hooks: Hooks<typeof configEcritureApidae> = {
  beforeSave: async (_, saving) => {
    const { projet, client, secret } = saving.after;
    const errors = fautesDeNumeros(saving.changes);
    if (isTurnedOn(saving) && (!projet || !client || !isGiven(secret)))
      errors.push({
        path: 'actif',
        message: 'Il lui faut un projet, un identifiant client et un secret pour être active.',
      });
    refuse(errors);
    return withoutMeans(saving.after.actif, secret);
  },
  duplicate: () => ({ actif: false }),
};

export default describe(configEcritureApidae, { hooks });
