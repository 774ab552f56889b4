import type { tri } from '@bridge/contract';
import { checkChamps } from '../../catalogue/champs.rules.ts';
import type { Hooks } from '../../crud/hooks.ts';

export const triHooks: Hooks<typeof tri> = {
  beforeSave: async ({ tx, acteur: { scope } }, { before, changes: { cles } }) => {
    await checkChamps(tx, scope, cles, 'cles', { before: before?.cles });
    return undefined;
  },
};
