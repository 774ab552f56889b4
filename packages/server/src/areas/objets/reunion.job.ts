import { objet } from '@bridge/contract';
import { z } from 'zod';
import type { Instant } from '../../catalogue/colonnes.rules.ts';
import { reindex } from '../../catalogue/reclassement/reindexation.ts';
import { replaceEverywhere } from '../../crud/life/merge.service.ts';
import { type CrudContext, saveChanges, takeRecord } from '../../crud/write/record.service.ts';
import { createWrite, type Writing } from '../../crud/write/writing.ts';
import { automate } from '../../platform/auth/acteur.ts';
import { enqueue } from '../../platform/jobs/enqueue.repository.ts';
import { defineJob } from '../../platform/jobs/job.definition.ts';
import type { Db } from '../../schema.ts';
import { hasDoubles } from '../../sources/import/rattachement/rattachement.repository.ts';
import {
  copyCorrections,
  type Double,
  doublesLeft,
  forgetDouble,
  moveIdentities,
  moveTexts,
  withdraw,
} from './reunion.repository.ts';

const REUNION = { type: 'reunion', maxTentatives: 5 } as const;
const donnees = z.object({});

/** Asks to unite the duplicates that an import found, in the transaction that ends it. */
export async function enqueueReunion(tx: Db, importation: number, at: Date): Promise<void> {
  if (!(await hasDoubles(tx, importation))) return;
  const cible = 'Offres que deux systèmes apportent';
  const job = { definition: REUNION, donnees: {}, cible, entiteId: null, demandePar: null, cle: 'reunion' };
  await enqueue(tx, job, at);
}

interface Dependencies {
  readonly engine: CrudContext;
  readonly instant: (db: Db, now: Date) => Promise<Instant>;
  /** Called for an objet that left and the one that replaces it. */
  readonly after: (tx: Db, pair: Pick<Double, 'garde' | 'fusionne'>, at: Date) => Promise<void>;
}

const ACTEUR = automate('imports', { scope: { kind: 'system', reason: 'an offer is one objet for all who use it' } });
const AT_ONCE = 50;

/**
 * Unites objets that turn out to be one offer: records that use the second use the first, which takes its tags, notes
 * and texts, and the second leaves the catalogue. Each pair is a transaction: if interrupted, the others are left.
 */
export function reunionJob({ engine, instant, after }: Dependencies) {
  const entry = engine.registry.require(objet);

  async function reunite(writing: Writing, pair: Double): Promise<void> {
    const { tx, at } = writing;
    const { garde, fusionne } = pair;
    const before = await takeRecord(writing, entry, garde, { unversioned: true });
    const second = await takeRecord(writing, entry, fusionne, { unversioned: true });
    await replaceEverywhere(engine, writing, entry, { id: fusionne, by: garde });
    await saveChanges(
      engine,
      writing,
      entry,
      before,
      {
        tags: [...new Set([...before.tags, ...second.tags])],
        notesInternes: bothNotes(before.notesInternes, second.notesInternes),
      },
      'fusionner',
    );
    await moveTexts(tx, pair);
    if (await copyCorrections(tx, pair)) await reindex(tx, [garde], await instant(tx, at));
    await moveIdentities(tx, pair);
    await withdraw(tx, pair, at);
    await forgetDouble(tx, fusionne);
    await after(tx, pair, at);
  }

  return defineJob({
    ...REUNION,
    donnees,
    async run({ db, clock, log, guard, signal }) {
      const write = createWrite({ db, clock, log });
      for (let reunis = 0; ; ) {
        const pairs = await doublesLeft(db, AT_ONCE);
        if (pairs.length === 0) return { reunis };
        for (const pair of pairs) {
          signal.throwIfAborted();
          await write({ acteur: ACTEUR }, async (writing) => {
            await guard(writing.tx);
            await reunite(writing, pair);
            return null;
          });
          reunis += 1;
        }
      }
    },
  });
}

function bothNotes(one: string, other: string): string {
  return one === '' || other === '' || one === other ? one || other : `${one}\n\n${other}`;
}
