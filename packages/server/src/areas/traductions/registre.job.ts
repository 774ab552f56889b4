import { RESSOURCES_TRADUITES } from '@bridge/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import { porteeDuRegistre } from '../../catalogue/registre/portee.repository.ts';
import { MOITIES, type Moitie, refreshObjets, refreshRecord } from '../../catalogue/registre/registre.repository.ts';
import { forgetVanished, objetsApres } from '../../catalogue/registre/tour.repository.ts';
import { rowsWhere } from '../../crud/read/record.repository.ts';
import type { Registry } from '../../crud/registry.ts';
import { allOf } from '../../platform/all-of.ts';
import { enqueue } from '../../platform/jobs/enqueue.repository.ts';
import { defineJob, type JobContext } from '../../platform/jobs/job.definition.ts';
import type { Db } from '../../schema.ts';
import { ecritDe } from './textes-de-record.ts';

const REGISTRE = { type: 'registre', maxTentatives: 5 } as const;
const donnees = z.object({
  /** Whose objets; null: everything, records included. */
  importation: z.number().int().positive().nullable(),
});
type Donnees = z.output<typeof donnees>;

/** Asks for an update of the ledger, in the transaction of its cause: an import, or a setting of the ledger. */
export async function enqueueRegistre(tx: Db, { importation }: Donnees, at: Date): Promise<void> {
  const job = {
    definition: REGISTRE,
    donnees: { importation },
    cible: importation === null ? 'Toutes les traductions' : `Import n°\u00a0${importation}`,
    entiteId: null,
    demandePar: null,
    ...(importation === null ? {} : { cle: `registre ${importation}` }),
  };
  await enqueue(tx, job, at);
}

interface Dependencies {
  readonly registry: Registry;
  /** Called in the transaction that ends it, for texts to translate at once. */
  readonly after?: (tx: Db, importation: number | null, at: Date) => Promise<void>;
}

/** How many objets one transaction computes: whoever saves waits for no more. */
const AT_ONCE = 1_000;
/** The most records of one resource. */
const MOST = 100_000;
const EVERYTHING = { kind: 'system', reason: 'the ledger holds the texts of all entities' } as const;

/** Computes the lines of what changed. A repetition gives the same result: work done before a crash is done again. */
export function registreJob({ registry, after }: Dependencies) {
  async function records(context: JobContext<Donnees>, inTurn: InTurn): Promise<number> {
    let done = 0;
    for (const resource of RESSOURCES_TRADUITES) {
      context.signal.throwIfAborted();
      await inTurn(async (tx) => {
        const portee = await porteeDuRegistre(tx);
        for (const row of await rowsWhere(tx, registry.require(resource), EVERYTHING, sql`true`, {
          order: sql`id`,
          most: MOST,
        })) {
          await refreshRecord(tx, ecritDe(resource, row), portee, context.clock.now());
          done += 1;
        }
      });
    }
    return done;
  }

  return defineJob({
    ...REGISTRE,
    donnees,
    async run(context) {
      const { db, clock, guard, signal, progress } = context;
      const { importation } = context.donnees;
      const inTurn: InTurn = (work) =>
        db.transaction().execute(async (tx) => {
          await guard(tx);
          return work(tx);
        });
      let objets = 0;
      const follow = async (moitie: Moitie) => {
        for (let apres = 0; ; ) {
          signal.throwIfAborted();
          const ids = await objetsApres(db, { importation, moitie, apres, most: AT_ONCE });
          const last = ids.at(-1);
          if (last === undefined) return;
          await inTurn(async (tx) => refreshObjets(tx, ids, await porteeDuRegistre(tx), clock.now(), [moitie]));
          apres = last;
          objets += ids.length;
          progress({ etape: `Objets\u00a0: ${objets}` });
        }
      };
      await allOf(MOITIES.map(follow));
      const textes = importation === null ? await records(context, inTurn) : 0;
      await inTurn(async (tx) => {
        if (importation === null) await forgetVanished(tx);
        await after?.(tx, importation, clock.now());
      });
      return { objets, contenus: textes };
    },
  });
}

type InTurn = <T>(work: (tx: Db) => Promise<T>) => Promise<T>;
