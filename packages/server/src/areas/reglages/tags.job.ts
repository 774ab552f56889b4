import { z } from 'zod';
import { openQuestion } from '../../catalogue/selection/question.ts';
import { savedSelection } from '../../catalogue/selection/saved.repository.ts';
import { scopeOfEntity } from '../../crud/portee.repository.ts';
import { enqueue } from '../../platform/jobs/enqueue.repository.ts';
import { defineJob } from '../../platform/jobs/job.definition.ts';
import type { Db } from '../../schema.ts';
import { poserTag, type TagAutomatique, tagsAutomatiques } from './tag.repository.ts';

const TAGS = { type: 'tags', maxTentatives: 3 } as const;

/** Asks for the automatic tags to be put anew, in the transaction of what may change them; for nothing where there is none. */
export async function enqueueTags(tx: Db, at: Date): Promise<void> {
  if ((await tagsAutomatiques(tx)).length === 0) return;
  const job = { definition: TAGS, donnees: {}, cible: 'Tous les tags automatiques', entiteId: null, demandePar: null };
  await enqueue(tx, job, at);
}

interface Dependencies {
  /** What follows tags that came or went on objets. */
  readonly after: (tx: Db, objets: readonly number[], at: Date) => Promise<void>;
}

/** Each tag with a sélection is on the objets that it keeps, and on no other of its entity. */
export function tagsJob({ after }: Dependencies) {
  return defineJob({
    ...TAGS,
    donnees: z.object({}),
    async run({ db, clock, guard, signal }) {
      const bilan = { tags: 0, changes: 0 };
      for (const tag of await tagsAutomatiques(db)) {
        signal.throwIfAborted();
        bilan.changes += await db.transaction().execute(async (tx) => {
          await guard(tx);
          const at = clock.now();
          const changed = await place(tx, tag, at);
          if (changed.length > 0) await after(tx, changed, at);
          return changed.length;
        });
        bilan.tags += 1;
      }
      return bilan;
    },
  });
}

async function place(tx: Db, { id, selection, entiteId }: TagAutomatique, at: Date): Promise<readonly number[]> {
  const saved = await savedSelection(tx, selection);
  if (saved === undefined) return [];
  const scope = await scopeOfEntity(tx, entiteId);
  return poserTag(tx, id, await openQuestion(tx, { brouillon: saved.brouillon, scope, at }), scope);
}
