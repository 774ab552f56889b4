import { selection } from '@bridge/contract';
import { z } from 'zod';
import { retainedWhere } from '../catalogue/selection/evaluation.repository.ts';
import { openQuestion } from '../catalogue/selection/question.ts';
import { savedSelection } from '../catalogue/selection/saved.repository.ts';
import { keyOf } from '../composition/cles.ts';
import type { Registry } from '../crud/registry.ts';
import { shownTargets } from '../crud/usage/usage.repository.ts';
import { enqueue } from '../platform/jobs/enqueue.repository.ts';
import { defineJob } from '../platform/jobs/job.definition.ts';
import type { Db } from '../schema.ts';
import { noteChanges } from './changements.repository.ts';
import { MOST_OBJETS, objetKeys } from './changements.rules.ts';
import { empreinteDe, holdWaiting, keepEmpreinte, objetsTouches } from './empreintes.repository.ts';

const PAGES = { type: 'pages', maxTentatives: 5 } as const;
const EVERYTHING = { kind: 'system', reason: 'whoever sees the pages of a sélection' } as const;

/** Asks for the pages of a change of the catalogue, in the caller's transaction: of an import, or of another change. */
export async function enqueuePages(tx: Db, importation: number | null, at: Date): Promise<void> {
  // A running task may be past the change; a waiting one starts after it.
  if (importation === null && (await holdWaiting(tx, PAGES.type))) return;
  const job = {
    definition: PAGES,
    donnees: { importation },
    cible: importation === null ? 'Toutes les sélections publiées' : `Import n°\u00a0${importation}`,
    entiteId: null,
    demandePar: null,
    ...(importation === null ? {} : { cle: `pages ${importation}` }),
  };
  await enqueue(tx, job, at);
}

/** Notes the sélections whose objets changed and the objets that changed: other pages stay as they are. */
export function pagesJob(registry: Registry) {
  return defineJob({
    ...PAGES,
    donnees: z.object({ importation: z.number().int().positive().nullable() }),
    async run({ db, donnees: { importation }, clock, guard, signal }) {
      const inTurn = <T>(work: (tx: Db) => Promise<T>) =>
        db.transaction().execute(async (tx) => {
          await guard(tx);
          return work(tx);
        });
      const noteObjets = async (tx: Db) => {
        if (importation === null) return 0;
        const touched = await objetsTouches(tx, importation, MOST_OBJETS);
        await noteChanges(tx, objetKeys(touched));
        return touched.length;
      };
      const objets = await inTurn(noteObjets);
      let selections = 0;
      for (const id of await shownTargets(db, registry.referrersOf(selection.id))) {
        signal.throwIfAborted();
        if (await inTurn((tx) => noteSelection(tx, id, clock.now()))) selections += 1;
      }
      return { objets, selections };
    },
  });
}

/** Sélections compare by all objets that anybody sees: limits and duplicates depend on the reader. */
async function noteSelection(tx: Db, id: number, at: Date): Promise<boolean> {
  const saved = await savedSelection(tx, id);
  if (saved === undefined) return false;
  const brouillon = { ...saved.brouillon, limite: null, dedoublonnage: null };
  const question = await openQuestion(tx, { brouillon, scope: EVERYTHING, at });
  if (!(await keepEmpreinte(tx, id, await empreinteDe(tx, retainedWhere(question))))) return false;
  await noteChanges(tx, [keyOf(selection.id, id)]);
  return true;
}
