import { isDeepStrictEqual } from 'node:util';
import { BridgeError, entite } from '@bridge/contract';
import { describe } from '../../crud/descriptor.ts';
import type { Hooks } from '../../crud/hooks.ts';
import { refuse } from '../../crud/refuse.rules.ts';
import { owns } from '../../platform/auth/identity.ts';

/** How much it may keep, and which objets of the feeds above come to it. */
const DECIDED_ABOVE = ['quotaMedias', 'quotaDepots', 'codesSources', 'territoire'] as const;
const ASK_ABOVE = 'C’est l’entité parente qui en décide\u00a0: demandez-le à votre administrateur.';

/**
 * An entity moves only inside the branch of who moves it: it can neither leave it nor take its head elsewhere. Nor does it decide of
 * what it is given: that is for who is above.
 */
const hooks: Hooks<typeof entite> = {
  beforeSave: async ({ acteur: { scope } }, { before, changes }) => {
    const { parent } = changes;
    const moves = before !== null && parent !== undefined && parent !== before.parent;
    if (moves && !(owns(scope, before.parent) && owns(scope, parent))) throw new BridgeError('accessDenied');
    if (before === null || owns(scope, before.parent)) return undefined;
    const taken = DECIDED_ABOVE.filter(
      (field) => changes[field] !== undefined && !isDeepStrictEqual(changes[field], before[field]),
    );
    return refuse(taken.map((path) => ({ path, message: ASK_ABOVE })));
  },
};

export default describe(entite, { hooks });
