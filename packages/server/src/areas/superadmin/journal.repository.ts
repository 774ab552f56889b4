import { AUTOMATES } from '@bridge/contract';
import { sql } from 'kysely';
import type { Db } from '../../schema.ts';

/** The lines as people read them; searched by details, number of the target, network address and people. */
export const LIGNES = sql`(
  SELECT journal.id, journal.le, journal.action, journal.cible, journal.cible_id, journal.ip, journal.entite_id, journal.automate,
    journal.details AS changements,
    array_remove(ARRAY[nullif(journal.acteur_id, journal.utilisateur_id), journal.utilisateur_id], NULL) AS qui,
    sans_accent(concat_ws(' ', journal.details, journal.cible_id, journal.ip, personnes.nom_complet, personnes.username,
      acteurs.nom_complet, coalesce(${JSON.stringify(AUTOMATES)}::jsonb ->> journal.automate, journal.automate))) AS recherche
  FROM journal
    LEFT JOIN utilisateurs AS personnes ON personnes.id = journal.utilisateur_id
    LEFT JOIN utilisateurs AS acteurs ON acteurs.id = journal.acteur_id
) AS journal`;

/** The distinct values of a column, by one index step each: reading all lines would take seconds. */
export async function valuesOf(db: Db, column: 'action' | 'cible'): Promise<string[]> {
  const name = sql.ref(column);
  const { rows } = await sql<{ valeur: string }>`
    WITH RECURSIVE valeurs (valeur) AS (
      (SELECT ${name} FROM journal WHERE ${name} IS NOT NULL ORDER BY ${name} LIMIT 1)
      UNION ALL
      SELECT (SELECT ${name} FROM journal WHERE ${name} > valeurs.valeur ORDER BY ${name} LIMIT 1)
      FROM valeurs WHERE valeurs.valeur IS NOT NULL
    )
    SELECT valeur FROM valeurs WHERE valeur IS NOT NULL
  `.execute(db);
  return rows.map(({ valeur }) => valeur);
}

const AT_ONCE = 2_000;

/** Removes lines older than a date, a few at a time so that nobody who writes waits. */
export async function removeLinesBefore(db: Db, date: Date): Promise<number> {
  let removed = 0;
  for (;;) {
    const { numDeletedRows } = await db
      .deleteFrom('journal')
      .where('id', 'in', (lines) =>
        lines.selectFrom('journal').select('id').where('le', '<', date).orderBy('le').limit(AT_ONCE),
      )
      .executeTakeFirstOrThrow();
    removed += Number(numDeletedRows);
    if (Number(numDeletedRows) < AT_ONCE) return removed;
  }
}
