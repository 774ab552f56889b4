import { checkChamps } from '../../catalogue/champs.rules.ts';
import type { Hooks } from '../../crud/registry.ts';

export const triHooks: Hooks = {
  beforeSave: async ({ tx, identity: { scope } }, { before, changes: { cles } }) => {
    await checkChamps(tx, scope, cles, 'cles', { before: before?.cles });
    return undefined;
  },
};
