import { type Type, type } from '@bridge/contract';
import { followMapping } from '../../catalogue/reclassement/reclassement.service.ts';
import { describe } from '../../crud/descriptor.ts';
import type { Hooks } from '../../crud/hooks.ts';
import { counted, vocabulaireHooks } from './vocabulaire.hooks.ts';

const common = vocabulaireHooks('types', type);

/** Rules of saving: the objets of a type follow the type of Bridge that it is linked to. */
const hooks: Hooks<typeof type> = {
  ...common,
  afterSave: async (writing, before, after, changeOther) => {
    await common.afterSave(writing, before, after, changeOther);
    if (before?.typeBridge !== after.typeBridge) await followMapping(writing, after, labelOf(after));
  },
};

/** The name of a type, for its task. */
function labelOf({ libelle, id }: Type): string {
  return libelle.fr ?? Object.values(libelle)[0] ?? `Type n°\u00a0${id}`;
}

export default describe(type, { perReader: counted('types'), hooks });
