import { isReferenceViolation } from '../platform/db/pool.ts';
import type { Db } from '../schema.ts';
import { purgeVersions } from './history.repository.ts';
import { purgeKeys } from './idempotency.repository.ts';
import { purgePresences } from './presence.repository.ts';
import { purgeRecord, trashBefore } from './record.repository.ts';
import type { Entry, Registry } from './registry.ts';
import { usesCounted } from './usage.repository.ts';

const HOUR = 60 * 60 * 1_000;
const DAY = 24 * HOUR;
/** How long the trash keeps what was thrown away. */
export const TRASH_LIFE = 30 * DAY;

/** What the engine keeps for a while only. */
export function crudMaintenance(registry: Registry) {
  return {
    nom: 'corbeille',
    run: async (db: Db, now: Date): Promise<Record<string, number>> => {
      const before = (life: number) => new Date(now.getTime() - life);
      let elements = 0;
      for (const entry of registry.entries) elements += await emptyTrash(db, registry, entry, before(TRASH_LIFE));
      return {
        elements,
        cles: await purgeKeys(db, before(DAY)),
        presences: await purgePresences(db, before(HOUR)),
      };
    },
  };
}

/** One by one: what something else in the trash still needs waits for its turn. */
async function emptyTrash(db: Db, registry: Registry, entry: Entry, before: Date): Promise<number> {
  let purged = 0;
  for (const id of await trashBefore(db, entry, before)) {
    try {
      const gone = await db.transaction().execute(async (tx) => {
        if (await isUsed(tx, registry, entry, id)) return false;
        if (!(await purgeRecord(tx, entry, id, before))) return false;
        await purgeVersions(tx, entry.resource.id, id);
        return true;
      });
      if (gone) purged += 1;
    } catch (error) {
      if (!isReferenceViolation(error)) throw error;
    }
  }
  return purged;
}

/** Whether a record that is in use still refers to it: one that came back from the trash, for instance. */
async function isUsed(db: Db, registry: Registry, entry: Entry, id: number): Promise<boolean> {
  for (const referrer of registry.referrersOf(entry.resource.id)) {
    const [count] = await usesCounted(db, referrer, [id]);
    if (count && count.nombre > 0) return true;
  }
  return false;
}
