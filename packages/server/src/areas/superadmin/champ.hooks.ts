import { BridgeError } from '@bridge/contract';
import { keepFixed } from '../../crud/fixed.rules.ts';
import type { Hooks } from '../../crud/registry.ts';
import { renameTarget } from './champ-correspondance.repository.ts';
import { forgetExamples } from './champ-mesure.repository.ts';
import { PERSONNEL } from './champ-mesure.rules.ts';

/** What the code itself knows by name: its meaning is not up to the instance. */
const FIXED = ['code', 'nature', 'multiple', 'traduisible', 'cheminTourinsoft', 'cheminLei', 'cheminApidae'];

export const champHooks: Hooks = {
  beforeSave: async (_writing, saving) => {
    if (saving.before?.systeme === true)
      keepFixed(
        FIXED,
        saving,
        'Ce champ fait partie de Bridge\u00a0: seuls son libellé, son groupe et son usage se changent.',
      );
    return undefined;
  },
  afterSave: async ({ tx, at }, before, after) => {
    if (before !== null && before.code !== after.code)
      await renameTarget(tx, String(before.code), String(after.code), at);
    if (after.confidentialite === PERSONNEL) await forgetExamples(tx, after.id);
  },
  beforeRemove: async (_writing, record) => {
    if (record.systeme === true)
      throw new BridgeError('invalidInput', {
        errors: [{ path: 'code', message: 'Ce champ fait partie de Bridge\u00a0: il ne se supprime pas.' }],
      });
    return undefined;
  },
};
