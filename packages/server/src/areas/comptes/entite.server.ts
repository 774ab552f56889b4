import { BridgeError, entite } from '@bridge/contract';
import { describe } from '../../crud/descriptor.ts';
import type { Hooks } from '../../crud/hooks.ts';
import { owns } from '../../platform/auth/identity.ts';

const QUOTA = 'Ce quota est fixé par l’entité parente\u00a0: demandez-le à votre administrateur.';

/**
 * An entity moves only inside the branch of who moves it: it can neither leave it nor take its head elsewhere. Nor does it decide how
 * much it may keep: that is for who is above.
 */
const hooks: Hooks<typeof entite> = {
  beforeSave: async ({ acteur: { scope } }, { before, changes }) => {
    const { parent } = changes;
    const moves = before !== null && parent !== undefined && parent !== before.parent;
    if (moves && !(owns(scope, before.parent) && owns(scope, parent))) throw new BridgeError('accessDenied');
    const { quotaMedias } = changes;
    const resized = before !== null && quotaMedias !== undefined && quotaMedias !== before.quotaMedias;
    if (resized && !owns(scope, before.parent))
      throw new BridgeError('invalidInput', { errors: [{ path: 'quotaMedias', message: QUOTA }] });
    return undefined;
  },
};

export default describe(entite, { hooks });
