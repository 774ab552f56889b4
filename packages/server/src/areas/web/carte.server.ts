import { carte } from '@bridge/contract';
import { describe } from '../../crud/descriptor.ts';
import type { Hooks } from '../../crud/hooks.ts';
import { remarksOfCarte } from '../../publication/web/remarques.ts';
import { adresseHooks } from './adresse.hooks.ts';
import { calquesHooks } from './carte.calques.hooks.ts';

const adresse = adresseHooks('cartes', carte.fields.code.unique);

const hooks: Hooks<typeof carte> = {
  beforeSave: async (writing, saving) => {
    await adresse.beforeSave(writing, saving);
    return calquesHooks.beforeSave(writing, saving);
  },
};

export default describe(carte, { hooks, remarks: remarksOfCarte });
