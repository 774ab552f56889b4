import type { Db } from '../../schema.ts';

const AT_ONCE = 500;
const LIFE = 30 * 24 * 60 * 60_000;

/** Removes jobs that ended before a date, with their journals, a few at a time. */
export async function removeJobsBefore(db: Db, date: Date): Promise<number> {
  let removed = 0;
  for (;;) {
    const { numDeletedRows } = await db
      .deleteFrom('taches')
      .where('id', 'in', (old) =>
        old
          .selectFrom('taches as ancienne')
          .select('ancienne.id')
          .where('ancienne.fin_le', '<', date)
          .where('ancienne.etat', 'in', ['reussie', 'echouee', 'annulee'])
          .limit(AT_ONCE),
      )
      .executeTakeFirstOrThrow();
    removed += Number(numDeletedRows);
    if (Number(numDeletedRows) < AT_ONCE) return removed;
  }
}

/** Periodic maintenance: removes jobs that ended more than 30 days ago. */
export const jobsMaintenance = {
  nom: 'taches',
  run: async (db: Db, now: Date): Promise<Record<string, number>> => ({
    taches: await removeJobsBefore(db, new Date(now.getTime() - LIFE)),
  }),
};
