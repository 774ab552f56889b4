import { BridgeError } from '@bridge/contract';
import { reclassify } from '../../catalogue/reclassement.repository.ts';
import type { Hooks } from '../../crud/registry.ts';
import { followEquivalents, representativeOf } from './vocabulaire.repository.ts';

/** Words that mean the same all name one of them: whichever is linked, the whole group stays one. */
export function vocabulaireHooks(table: 'types' | 'criteres' | 'modalites'): Hooks {
  return {
    beforeSave: async ({ tx }, { before, changes }) => {
      const { equivaut } = changes;
      if (typeof equivaut !== 'number' || before === null) return undefined;
      const head = await representativeOf(tx, table, equivaut);
      if (head === before.id)
        throw new BridgeError('invalidInput', {
          errors: [{ path: 'equivaut', message: 'Cet élément est déjà relié à celui-ci, dans l’autre sens.' }],
        });
      return { equivaut: head };
    },
    afterSave: async ({ tx }, before, after) => {
      if (typeof after.equivaut === 'number' && after.equivaut !== before?.equivaut)
        await followEquivalents(tx, table, after.id, after.equivaut);
    },
  };
}

/** The objets of a type follow the type of Bridge that it is linked to. */
export const typeHooks: Hooks = {
  ...vocabulaireHooks('types'),
  afterSave: async (writing, before, after) => {
    await vocabulaireHooks('types').afterSave?.(writing, before, after);
    if (before?.typeBridge !== after.typeBridge) await reclassify(writing.tx, after.id);
  },
};
