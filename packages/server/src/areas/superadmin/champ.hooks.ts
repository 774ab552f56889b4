import { BridgeError } from '@bridge/contract';
import type { Hooks } from '../../crud/registry.ts';
import { renameTarget } from './champ-mesure.repository.ts';

/** What the code itself knows by name: its meaning is not up to the instance. */
const FIXED = ['code', 'nature', 'multiple', 'traduisible', 'cheminTourinsoft', 'cheminLei', 'cheminApidae'];

export const champHooks: Hooks = {
  beforeSave: async (_writing, { before, changes }) => {
    if (before?.systeme !== true) return undefined;
    const touched = FIXED.filter((name) => changes[name] !== undefined && changes[name] !== before[name]);
    if (touched.length === 0) return undefined;
    throw new BridgeError('invalidInput', {
      errors: touched.map((path) => ({
        path,
        message: 'Ce champ fait partie de Bridge\u00a0: seuls son libellé, son groupe et son usage se changent.',
      })),
    });
  },
  afterSave: async ({ tx, at }, before, after) => {
    if (before !== null && before.code !== after.code)
      await renameTarget(tx, String(before.code), String(after.code), at);
  },
  beforeRemove: async (_writing, record) => {
    if (record.systeme === true)
      throw new BridgeError('invalidInput', {
        errors: [{ path: 'code', message: 'Ce champ fait partie de Bridge\u00a0: il ne se supprime pas.' }],
      });
    return undefined;
  },
};
