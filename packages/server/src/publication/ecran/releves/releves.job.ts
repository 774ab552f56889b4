import { z } from 'zod';
import { enqueue } from '../../../platform/jobs/enqueue.repository.ts';
import { defineJob } from '../../../platform/jobs/job.definition.ts';
import type { Programme } from '../../../platform/jobs/scheduler.ts';
import { OutsideError } from '../../../platform/net/outside.error.ts';
import type { Outside } from '../../../platform/net/outside.types.ts';
import { noteChanges } from '../../changements.repository.ts';
import { ReleveIllisible, readActualites, readTemps } from './releve.reader.ts';
import { type Aller, cleDeReleve } from './releve.ts';
import { forgetReleves, keepReleve, noteEchec, relevesDus } from './releves.repository.ts';

const RELEVES = { type: 'releves', maxTentatives: 3 } as const;
const LARGEST = 2 * 1024 ** 2;
const LIMITS = { firstByte: 10_000, silence: 10_000, whole: 30_000 };
const MOST = 200;

/** Looks every minute for an address that must be read, so that a new choice is ready soon. */
export const programmeDesReleves: Programme = {
  cle: 'releves',
  cron: '* * * * *',
  enqueue: async (tx, at) => {
    if ((await relevesDus(tx, at, 1)).length === 0) return;
    const job = {
      definition: RELEVES,
      donnees: {},
      cible: 'Météo et actualités des écrans',
      entiteId: null,
      demandePar: null,
      cle: 'releves',
    };
    await enqueue(tx, job, at);
  },
};

/** Reads the weather and the news of slides, each every half hour. After a failure, the last answer is kept. */
export function relevesJob(outside: Pick<Outside, 'read'>) {
  return defineJob({
    ...RELEVES,
    donnees: z.object({}),
    async run({ db, clock, guard, signal }) {
      const found = { lus: 0, changes: 0, echecs: 0 };
      for (const aller of await relevesDus(db, clock.now(), MOST)) {
        signal.throwIfAborted();
        const read = await readFrom(outside, aller, signal);
        const isNew = await db.transaction().execute(async (tx) => {
          await guard(tx);
          if ('erreur' in read) {
            await noteEchec(tx, aller.adresse, read.erreur, clock.now());
            return false;
          }
          const changed = await keepReleve(tx, aller.adresse, read.contenu, clock.now());
          if (changed) await noteChanges(tx, [cleDeReleve(aller.adresse)]);
          return changed;
        });
        found['erreur' in read ? 'echecs' : 'lus'] += 1;
        if (isNew) found.changes += 1;
      }
      await forgetReleves(db, clock.now());
      return found;
    },
  });
}

async function readFrom(
  outside: Pick<Outside, 'read'>,
  { adresse, genre }: Aller,
  signal: AbortSignal,
): Promise<{ readonly contenu: unknown } | { readonly erreur: string }> {
  try {
    const { body } = await outside.read({ url: adresse }, { largest: LARGEST, limits: LIMITS, signal });
    return { contenu: genre === 'meteo' ? readTemps(body) : readActualites(body) };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ReleveIllisible || error instanceof OutsideError) return { erreur: error.message };
    throw error;
  }
}
