import { type BrouillonDeSelection, brouillonDeSelectionSchema } from '@bridge/contract';
import { scopeOfEntity } from '../../catalogue/portee.repository.ts';

import { countOf } from '../../catalogue/selection/evaluation.repository.ts';
import { openQuestion } from '../../catalogue/selection/question.ts';
import { noteVolume } from '../../catalogue/selection/volume.repository.ts';
import type { Hooks } from '../../crud/registry.ts';
import type { Db } from '../../schema.ts';

/** What decides of the objets of a saved sélection. */
export function brouillonOf(record: Readonly<Record<string, unknown>>): BrouillonDeSelection {
  return brouillonDeSelectionSchema.strip().parse(record);
}

/** How many objets the entity of a sélection sees in it. */
async function numberOf(tx: Db, record: Readonly<Record<string, unknown>>, at: Date): Promise<number> {
  const entiteId = typeof record.entiteId === 'number' ? record.entiteId : null;
  const scope = await scopeOfEntity(tx, entiteId);
  return countOf(tx, await openQuestion(tx, { brouillon: brouillonOf(record), scope, at }));
}

const DECISIVE = [...Object.keys(brouillonDeSelectionSchema.shape), 'entiteId'];

/** Counted when it is saved: the list and the curve tell the number that the person just saw. */
export const selectionHooks: Hooks = {
  beforeSave: async ({ tx, at }, { before, after, changes }) => {
    if (before !== null && !DECISIVE.some((name) => name in changes)) return undefined;
    return { nombreObjets: await numberOf(tx, after, at) };
  },
  afterSave: async ({ tx, at }, before, after) => {
    if (typeof after.nombreObjets !== 'number') return;
    const cause = before === null ? 'Création' : 'Modification de la sélection';
    await noteVolume(tx, {
      selection: after.id,
      nombre: after.nombreObjets,
      importation: null,
      cause,
      alerte: false,
      at,
    });
  },
};
