import { objet, tag } from '@bridge/contract';
import { describe } from '../../crud/descriptor.ts';
import type { Hooks } from '../../crud/hooks.ts';
import { refuse } from '../../crud/write/refuse.rules.ts';

/** Rules of saving: a tag with a sélection must be allowed on objets. */
const hooks: Hooks<typeof tag> = {
  beforeSave: async (_writing, { after: { selection, portee } }) => {
    if (selection !== null && portee.length > 0 && !portee.includes(objet.id))
      refuse([{ path: 'portee', message: 'Ajoutez les objets\u00a0: une sélection pose ce tag sur eux.' }]);
    return undefined;
  },
};

export default describe(tag, { hooks });
