import { tri } from '@bridge/contract';
import { checkChamps } from '../../catalogue/champs.rules.ts';
import { describe } from '../../crud/descriptor.ts';
import type { Hooks } from '../../crud/hooks.ts';

const hooks: Hooks<typeof tri> = {
  beforeSave: async ({ tx, acteur: { scope } }, { before, changes: { cles } }) => {
    await checkChamps(tx, scope, cles, 'cles', { before: before?.cles });
    return undefined;
  },
};

export default describe(tri, { hooks });
