import { BridgeError } from '@bridge/contract';
import type { Hooks } from '../../crud/registry.ts';

/** An entity moves only inside the branch of who moves it: it can neither leave it nor take its head elsewhere. */
export const entiteHooks: Hooks = {
  beforeSave: async ({ identity: { scope } }, { before, changes }) => {
    const { parent } = changes;
    if (before === null || parent === undefined || parent === before.parent || scope.kind === 'system')
      return undefined;
    const inside = (id: unknown) => scope.ids.some((own) => own === id);
    if (!inside(before.parent) || !inside(parent)) throw new BridgeError('accessDenied');
    return undefined;
  },
};
