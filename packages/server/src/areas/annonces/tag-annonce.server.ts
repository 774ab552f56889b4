import { tagAnnonce } from '@bridge/contract';
import { checkChamps } from '../../catalogue/champs.rules.ts';
import { describe } from '../../crud/descriptor.ts';
import type { Hooks } from '../../crud/hooks.ts';

const hooks: Hooks<typeof tagAnnonce> = {
  beforeSave: async ({ tx, acteur }, { before, changes }) => {
    await checkChamps(tx, acteur.scope, changes.regles, 'regles', { before: before?.regles });
    return undefined;
  },
};

export default describe(tagAnnonce, { hooks });
