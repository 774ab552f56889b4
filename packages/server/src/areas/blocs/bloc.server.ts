import { bloc } from '@bridge/contract';
import { checkChamps } from '../../catalogue/champs.rules.ts';
import { describe } from '../../crud/descriptor.ts';
import type { Hooks } from '../../crud/hooks.ts';

/** Rules of saving: fields shown by lines must be public, those of conditions only visible to the author. */
const hooks: Hooks<typeof bloc> = {
  beforeSave: async ({ tx, acteur: { scope } }, { before, changes: { lignes, conditions } }) => {
    await checkChamps(tx, scope, lignes, 'lignes', { before: before?.lignes, montre: true });
    await checkChamps(tx, scope, conditions, 'conditions', { before: before?.conditions });
    return undefined;
  },
};

export default describe(bloc, { hooks });
