import { objet } from '@bridge/contract';
import { z } from 'zod';
import { openQuestion, type Question } from '../../catalogue/selection/question.ts';
import { savedSelection } from '../../catalogue/selection/saved.repository.ts';
import { scopeOfEntity } from '../../crud/read/portee.repository.ts';
import { type CrudContext, saveChanges, takeRecord } from '../../crud/write/record.service.ts';
import { createWrite, type Writing } from '../../crud/write/writing.ts';
import { automate } from '../../platform/auth/acteur.ts';
import { enqueue } from '../../platform/jobs/enqueue.repository.ts';
import { defineJob, type JobContext } from '../../platform/jobs/job.definition.ts';
import type { Db } from '../../schema.ts';
import { ecartsDe, isSelectionEnUsage, type TagAutomatique, tagsAutomatiques, tagsNommes } from './tag.repository.ts';

const TAGS = { type: 'tags', maxTentatives: 3 } as const;
const donnees = z.object({
  /** Tags that a sélection put until now, and puts no more. */
  sansRegle: z.array(z.number().int()).default([]),
});
type Donnees = z.output<typeof donnees>;

/** Asks for the automatic tags to be updated, in the caller's transaction; nothing without such tags. */
export async function enqueueTags(tx: Db, at: Date, { sansRegle = [] }: Partial<Donnees> = {}): Promise<void> {
  if (sansRegle.length === 0 && (await tagsAutomatiques(tx)).length === 0) return;
  const cible = 'Tous les tags automatiques';
  await enqueue(tx, { definition: TAGS, donnees: { sansRegle }, cible, entiteId: null, demandePar: null }, at);
}

interface Dependencies {
  readonly engine: CrudContext;
  /** Called with the objets whose tags changed. */
  readonly after: (tx: Db, objets: readonly number[], at: Date) => Promise<void>;
}

const ACTEUR = automate('tags', { scope: { kind: 'system', reason: 'each tag stays within the entity that has it' } });
/** How many objets one transaction changes, so that others get their turn. */
const AT_ONCE = 100;

/** Puts each tag with a sélection on the objets that it keeps, and on no others of its entity. */
export function tagsJob({ engine, after }: Dependencies) {
  const entry = engine.registry.require(objet);

  async function retag(writing: Writing, tag: number, ids: readonly number[], isPut: boolean): Promise<void> {
    for (const id of ids) {
      const before = await takeRecord(writing, entry, id, { unversioned: true });
      const others = before.tags.filter((one) => one !== tag);
      await saveChanges(engine, writing, entry, before, { tags: isPut ? [...others, tag] : others }, 'modifier');
    }
    await after(writing.tx, ids, writing.at);
  }

  /** Updates a tag; returns how many objets changed. */
  async function place(context: JobContext<Donnees>, { id, entiteId }: Place, question: Question | null) {
    const { db, clock, log, guard, signal } = context;
    const { aPoser, aRetirer } = await ecartsDe(db, id, question, await scopeOfEntity(db, entiteId));
    const write = createWrite({ db, clock, log });
    for (const [ids, isPut] of [
      [aPoser, true],
      [aRetirer, false],
    ] as const)
      for (let from = 0; from < ids.length; from += AT_ONCE) {
        signal.throwIfAborted();
        await write({ acteur: ACTEUR }, async (writing) => {
          await guard(writing.tx);
          await retag(writing, id, ids.slice(from, from + AT_ONCE), isPut);
          return null;
        });
      }
    return aPoser.length + aRetirer.length;
  }

  return defineJob({
    ...TAGS,
    donnees,
    async run(context) {
      const { db, clock } = context;
      const bilan = { tags: 0, changes: 0 };
      for (const tag of await tagsNommes(db, context.donnees.sansRegle)) {
        bilan.changes += await place(context, tag, null);
        bilan.tags += 1;
      }
      for (const tag of await tagsAutomatiques(db)) {
        bilan.changes += await place(context, tag, await questionDe(db, tag, clock.now()));
        bilan.tags += 1;
      }
      return bilan;
    },
  });
}

type Place = Pick<TagAutomatique, 'id' | 'entiteId'>;

async function questionDe(db: Db, { selection, entiteId }: TagAutomatique, at: Date): Promise<Question | null> {
  const saved = (await isSelectionEnUsage(db, selection)) ? await savedSelection(db, selection) : undefined;
  if (saved === undefined) return null;
  return openQuestion(db, { brouillon: saved.brouillon, scope: await scopeOfEntity(db, entiteId), at });
}
