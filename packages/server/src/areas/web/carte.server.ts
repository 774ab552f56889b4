import { carte } from '@bridge/contract';
import { describe } from '../../crud/descriptor.ts';
import type { Hooks } from '../../crud/hooks.ts';
import { refuse } from '../../crud/refuse.rules.ts';
import { remarksOfCarte } from '../../publication/web/remarques.ts';
import { adresseHooks } from './adresse.hooks.ts';
import { fautesDeBords } from './carte.rules.ts';

const { beforeSave } = adresseHooks('cartes', carte.fields.code.unique);

const hooks: Hooks<typeof carte> = {
  beforeSave: async (writing, saving) => {
    await beforeSave(writing, saving);
    refuse(fautesDeBords(saving.after));
  },
};

export default describe(carte, { hooks, remarks: remarksOfCarte });
