import { BridgeError, entite } from '@bridge/contract';
import { describe } from '../../crud/descriptor.ts';
import type { Hooks } from '../../crud/hooks.ts';
import { refuse } from '../../crud/refuse.rules.ts';
import { owns } from '../../platform/auth/identity.ts';

const QUOTAS = ['quotaMedias', 'quotaDepots'] as const;
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
    if (before === null || owns(scope, before.parent)) return undefined;
    const resized = QUOTAS.filter((quota) => changes[quota] !== undefined && changes[quota] !== before[quota]);
    return refuse(resized.map((path) => ({ path, message: QUOTA })));
  },
};

export default describe(entite, { hooks });
