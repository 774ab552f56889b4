import {
  AUTOMATES,
  automateEnMots,
  changesIn,
  type FiltreJournal,
  JOURNAL_PAGE,
  type LigneJournal,
} from '@bridge/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { containing } from '../../platform/db/conditions.ts';
import type { Db } from '../../schema.ts';
import { personne } from '../personne.ts';

function conditionsOf({ du, au, personne: nom, action, cible, q }: FiltreJournal): RawBuilder<SqlBool>[] {
  // Days are those of Paris, and the last one counts whole.
  const startOf = (day: string, plus = 0) =>
    sql`(${day}::date + ${plus}::integer)::timestamp AT TIME ZONE 'Europe/Paris'`;
  const named = sql`(
    SELECT id FROM utilisateurs
    WHERE sans_accent(concat_ws(' ', firstname, lastname, username, email)) LIKE sans_accent(${containing(nom ?? '')})
  )`;
  const automates = sql`(
    SELECT nom FROM jsonb_each_text(${JSON.stringify(AUTOMATES)}::jsonb) AS automate (nom, mots)
    WHERE sans_accent(mots) LIKE sans_accent(${containing(nom ?? '')})
  )`;
  return [
    ...(du ? [sql<SqlBool>`journal.le >= ${startOf(du)}`] : []),
    ...(au ? [sql<SqlBool>`journal.le < ${startOf(au, 1)}`] : []),
    ...(nom
      ? [
          sql<SqlBool>`(journal.utilisateur_id IN ${named} OR journal.acteur_id IN ${named} OR journal.automate IN ${automates})`,
        ]
      : []),
    ...(action ? [sql<SqlBool>`journal.action = ${action}`] : []),
    ...(cible ? [sql<SqlBool>`journal.cible = ${cible}`] : []),
    ...(q
      ? [
          sql<SqlBool>`(
            journal.details::text ILIKE ${containing(q)} OR journal.cible_id = ${q} OR journal.ip = ${q}
          )`,
        ]
      : []),
  ];
}

/** The lines before one, newest first. */
export async function linesBefore(
  db: Db,
  filtre: FiltreJournal,
  before: number | undefined,
  most = JOURNAL_PAGE,
): Promise<LigneJournal[]> {
  let query = db
    .selectFrom('journal')
    .leftJoin('utilisateurs as personnes', 'personnes.id', 'journal.utilisateur_id')
    .leftJoin('utilisateurs as acteurs', 'acteurs.id', 'journal.acteur_id')
    .select([
      'journal.id',
      'journal.le',
      'journal.action',
      'journal.utilisateur_id',
      'journal.acteur_id',
      'journal.automate',
      'journal.cible',
      'journal.cible_id',
      'journal.ip',
      'journal.details',
      'personnes.nom_complet as nom',
      'acteurs.nom_complet as acteur',
    ])
    .orderBy('journal.id', 'desc')
    .limit(most);
  for (const condition of conditionsOf(filtre)) query = query.where(condition);
  if (before !== undefined) query = query.where('journal.id', '<', before);
  const rows = await query.execute();
  return rows.map((row) => ({
    id: row.id,
    le: row.le.toISOString(),
    action: row.action,
    par: identityOf(row.utilisateur_id, row.nom),
    acteur: acteurOf(row),
    cible: row.cible === null ? null : { genre: row.cible, id: row.cible_id ?? '' },
    ip: row.ip,
    changements: changesIn(row.details),
  }));
}

/** Who really acted, when it was somebody else: a part of Bridge, or who acts as the person. */
function acteurOf(row: {
  readonly automate: string | null;
  readonly acteur_id: number | null;
  readonly utilisateur_id: number | null;
  readonly acteur: string | null;
}) {
  if (row.automate !== null) return { id: null, nom: automateEnMots(row.automate) };
  return row.acteur_id === row.utilisateur_id ? null : identityOf(row.acteur_id, row.acteur);
}

/** An account that is gone keeps its number. */
function identityOf(id: number | null, nom: string | null) {
  return id === null ? null : (personne(id, nom) ?? { id, nom: `Compte supprimé (n°\u00a0${id})` });
}

export async function numberOfLines(db: Db, filtre: FiltreJournal): Promise<number> {
  let query = db.selectFrom('journal').select(({ fn }) => fn.countAll<number>().as('nombre'));
  for (const condition of conditionsOf(filtre)) query = query.where(condition);
  return (await query.executeTakeFirstOrThrow()).nombre;
}

/** The different values of a column, one index step each: reading every line for them would take seconds. */
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

/** Removes the lines older than a date, a few at a time: nobody who writes waits for it. */
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
