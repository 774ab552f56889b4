import { sql } from 'kysely';
import type { Db, Row } from '../../schema.ts';
import type { Progress } from './job.definition.ts';
import { isHeld, type Lease, type SqlClock } from './lease.repository.ts';

/** Shows the progress of a job. When it advances further than ever, earlier interruptions no longer count. */
export async function saveProgress(
  db: Db,
  lease: Lease,
  { progression, etape }: Progress,
  clock: SqlClock,
): Promise<void> {
  const done = progression === undefined ? null : Math.min(100, Math.max(0, Math.floor(progression)));
  await db
    .updateTable('taches')
    .set({
      modifie_le: clock,
      ...(etape === undefined ? {} : { etape }),
      ...(done === null
        ? {}
        : {
            progression: done,
            avancee: sql`greatest(avancee, ${done})`,
            interruptions: sql`CASE WHEN ${done} > avancee THEN 0 ELSE interruptions END`,
          }),
    })
    .where(isHeld(lease))
    .execute();
}

export type Note = Row<'tache_journal', 'le' | 'niveau' | 'texte'>;

/** Adds lines to the journal of a job, in order, while the lease is held. */
export async function addNotes(db: Db, lease: Lease, notes: readonly Note[]): Promise<void> {
  if (notes.length === 0) return;
  await sql`
    INSERT INTO tache_journal (tache_id, le, niveau, texte)
    SELECT taches.id, notes.le, notes.niveau, notes.texte
    FROM taches, unnest(
      ${notes.map(({ le }) => le.toISOString())}::timestamptz[],
      ${notes.map(({ niveau }) => niveau)}::text[],
      ${notes.map(({ texte }) => texte)}::text[]
    ) WITH ORDINALITY AS notes (le, niveau, texte, rang)
    WHERE ${isHeld(lease)}
    ORDER BY notes.rang
  `.execute(db);
}
