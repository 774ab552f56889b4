import { BridgeError } from '@bridge/contract';
import type { Hooks } from '../../crud/registry.ts';
import { owns } from '../../platform/auth/identity.ts';

/** An entity moves only inside the branch of who moves it: it can neither leave it nor take its head elsewhere. */
export const entiteHooks: Hooks = {
  beforeSave: async ({ identity: { scope } }, { before, changes }) => {
    const { parent } = changes;
    const moves = before !== null && parent !== undefined && parent !== before.parent;
    if (moves && !(owns(scope, before.parent) && owns(scope, parent))) throw new BridgeError('accessDenied');
    return undefined;
  },
};
