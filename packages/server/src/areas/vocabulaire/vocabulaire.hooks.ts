import { type AnyRecord, BridgeError } from '@bridge/contract';
import { z } from 'zod';
import type { TableDeVocabulaire } from '../../catalogue/comptes.repository.ts';
import { followMapping } from '../../catalogue/reclassement.service.ts';
import { keepFixed } from '../../crud/fixed.rules.ts';
import type { Hooks } from '../../crud/hooks.ts';
import { followEquivalents, representativeOf } from './vocabulaire.repository.ts';

/** Words are common to the instance: whose they are, the objets that use them say. */
const OF_THE_OBJETS = ['entiteId', 'partage'];

/** Words that mean the same all name one of them: whichever is linked, the whole group stays one. */
export function vocabulaireHooks(table: TableDeVocabulaire): Hooks {
  return {
    beforeSave: async ({ tx }, saving) => {
      keepFixed(
        OF_THE_OBJETS,
        saving,
        'Un mot du vocabulaire est commun à toute l’instance\u00a0: son rattachement suit ses objets.',
      );
      const { before, changes } = saving;
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
    if (before?.typeBridge !== after.typeBridge) await followMapping(writing, after, labelOf(after));
  },
};

/** What the task is said to work on. */
function labelOf({ libelle, id }: AnyRecord): string {
  const labels = z.record(z.string(), z.string()).safeParse(libelle);
  return (labels.success ? (labels.data.fr ?? Object.values(labels.data)[0]) : undefined) ?? `Type n°\u00a0${id}`;
}
