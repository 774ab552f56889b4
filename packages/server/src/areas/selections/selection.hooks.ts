import { type AnyRecord, type BrouillonDeSelection, brouillonDeSelectionSchema } from '@bridge/contract';
import { scopeOfEntity } from '../../catalogue/score/profil.repository.ts';
import { countOf } from '../../catalogue/selection/evaluation.repository.ts';
import { openQuestion } from '../../catalogue/selection/question.ts';
import { noteVolume } from '../../catalogue/selection/volume.repository.ts';
import type { Hooks } from '../../crud/registry.ts';

/** What decides of the objets of a saved sélection. */
export function brouillonOf(record: Readonly<Record<string, unknown>>): BrouillonDeSelection {
  return brouillonDeSelectionSchema.strip().parse(record);
}

export const selectionHooks: Hooks = {
  /** Counted at once: the list and the curve tell the number that the person just saw. */
  afterSave: async ({ tx, at }, before: AnyRecord | null, after) => {
    const entiteId = typeof after.entiteId === 'number' ? after.entiteId : null;
    const question = await openQuestion(tx, {
      brouillon: brouillonOf(after),
      scope: await scopeOfEntity(tx, entiteId),
      at,
    });
    await noteVolume(tx, {
      selection: after.id,
      nombre: await countOf(tx, question),
      importation: null,
      cause: before === null ? 'Création' : 'Modification de la sélection',
      alerte: false,
      at,
    });
  },
};
