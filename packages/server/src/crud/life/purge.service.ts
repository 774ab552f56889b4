import { automate } from '../../platform/auth/acteur.ts';
import { isReferenceViolation } from '../../platform/db/pool.ts';
import type { Log } from '../../platform/log.ts';
import type { Db } from '../../schema.ts';
import type { CrudDependencies } from '../crud.routes.ts';
import { purgePresences } from '../read/presence.repository.ts';
import type { Entry, Registry } from '../registry.ts';
import { usageCounts } from '../usage/usage.service.ts';
import { emit } from '../write/evenement.ts';
import { purgeVersions } from '../write/history.repository.ts';
import { purgeKeys } from '../write/idempotency.repository.ts';
import type { CrudContext } from '../write/record.service.ts';
import { createWrite } from '../write/writing.ts';
import { purgeRecord, trashBefore } from './corbeille.repository.ts';

const HOUR = 60 * 60 * 1_000;
const DAY = 24 * HOUR;
/** How long the trash keeps records. */
export const TRASH_LIFE = 30 * DAY;

const ENTRETIEN = automate('entretien', { scope: { kind: 'system', reason: 'the trash of everybody is emptied' } });

/** The maintenance of what the engine keeps for a while only. */
export function crudMaintenance(engine: CrudContext, log: Pick<Log, 'error'>) {
  return {
    nom: 'corbeille',
    run: async (db: Db, now: Date): Promise<Record<string, number>> => {
      const before = (life: number) => new Date(now.getTime() - life);
      let elements = 0;
      const write = createWrite({ db, clock: { now: () => now }, log });
      for (const entry of engine.registry.entries)
        elements += await emptyTrash({ ...engine, db, write }, entry, before(TRASH_LIFE));
      return {
        elements,
        cles: await purgeKeys(db, before(DAY)),
        presences: await purgePresences(db, before(HOUR)),
      };
    },
  };
}

/** Removes records one by one: one that another in the trash needs waits for its turn. */
async function emptyTrash(engine: CrudDependencies, entry: Entry, before: Date): Promise<number> {
  const { db, registry, write } = engine;
  let purged = 0;
  for (const id of await trashBefore(db, entry, before)) {
    try {
      const gone = await write({ acteur: ENTRETIEN }, async (writing) => {
        const { tx } = writing;
        if (await isUsed(tx, registry, entry, id)) return false;
        if (!(await purgeRecord(tx, entry, id, before))) return false;
        await purgeVersions(tx, entry.resource.id, id);
        await emit(engine, writing, { entry, id, action: 'effacer', before: null, after: null });
        return true;
      });
      if (gone) purged += 1;
    } catch (error) {
      if (!isReferenceViolation(error)) throw error;
    }
  }
  return purged;
}

/** Whether a record in use still refers to it: one restored from the trash, for instance. */
async function isUsed(db: Db, registry: Registry, entry: Entry, id: number): Promise<boolean> {
  return (await usageCounts(registry, db, entry, [id])).has(id);
}
