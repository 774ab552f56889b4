import type { ObjetScore } from '@bridge/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db, Row } from '../../schema.ts';
import type { Note } from './rang.rules.ts';

/** The objets that a lot covers: those without a score lose theirs. */
export type Portion =
  | { readonly genre: 'suite'; readonly apres: number /** Null for the last lot. */; readonly jusqua: number | null }
  | { readonly genre: 'choisis'; readonly ids: readonly number[] };

export interface Ecrits {
  readonly changes: number;
  readonly retires: number;
}

/** Writes the scores of a lot that changed; objets that left the perimeter lose theirs. */
export async function saveScores(tx: Db, profil: number, notes: readonly Note[], portion: Portion): Promise<Ecrits> {
  const ids = notes.map(({ id }) => id);
  const { rows } = await sql<Ecrits>`
    WITH changes AS (
      INSERT INTO objet_scores (profil_id, objet_id, score)
      SELECT ${profil}::bigint, objets.id, note.score
      FROM unnest(${ids}::bigint[], ${notes.map(({ score }) => score)}::double precision[]) AS note (objet_id, score)
      JOIN objets ON objets.id = note.objet_id
      ON CONFLICT (profil_id, objet_id) DO UPDATE SET score = excluded.score
      WHERE objet_scores.score IS DISTINCT FROM excluded.score RETURNING 1
    ),
    retires AS (
      DELETE FROM objet_scores
      WHERE profil_id = ${profil} AND ${within(portion)} AND objet_id <> ALL(${ids}::bigint[]) RETURNING 1
    )
    SELECT (SELECT count(*) FROM changes) AS changes, (SELECT count(*) FROM retires) AS retires`.execute(tx);
  return rows[0] ?? { changes: 0, retires: 0 };
}

function within(portion: Portion): RawBuilder<SqlBool> {
  if (portion.genre === 'choisis') return sql`objet_id = ANY(${[...portion.ids]}::bigint[])`;
  const { apres, jusqua } = portion;
  return jusqua === null ? sql`objet_id > ${apres}` : sql`objet_id > ${apres} AND objet_id <= ${jusqua}`;
}

export async function numberOfObjets(db: Db, where: RawBuilder<SqlBool>): Promise<number> {
  const { rows } = await sql<{ n: number }>`SELECT count(*) AS n FROM objets WHERE ${where}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** The scores that a profile gave to some objets. */
export async function savedScores(
  db: Db,
  profil: number,
  objets: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ objet_id: number; score: number }>`
    SELECT objet_id, score FROM objet_scores
    WHERE profil_id = ${profil} AND objet_id = ANY(${[...objets]}::bigint[])`.execute(db);
  return new Map(rows.map(({ objet_id, score }) => [objet_id, score]));
}

interface Tranche {
  readonly offset: number;
  readonly limit: number;
}

/** The objets of a profile that a reader sees, the best first. Ranks count these only. */
export async function scoresFound(
  db: Db,
  profil: number,
  visibles: RawBuilder<SqlBool>,
  { offset, limit }: Tranche,
): Promise<ObjetScore[]> {
  const { rows } = await sql<Omit<ObjetScore, 'rang'>>`
    SELECT objets.id, nom, type_bridge AS "typeBridge", commune, notes.score
    FROM objet_scores AS notes JOIN objets ON objets.id = notes.objet_id
    WHERE notes.profil_id = ${profil} AND ${visibles}
    ORDER BY notes.score DESC, objets.id LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return rows.map((row, index) => ({ ...row, rang: offset + index + 1 }));
}

export async function numberOfScores(db: Db, profil: number, visibles: RawBuilder<SqlBool>): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*) AS n FROM objet_scores AS notes JOIN objets ON objets.id = notes.objet_id
    WHERE notes.profil_id = ${profil} AND ${visibles}`.execute(db);
  return rows[0]?.n ?? 0;
}

export interface Comparee extends Omit<ObjetScore, 'score' | 'rang'> {
  readonly rangA: number | null;
  readonly scoreA: number | null;
  readonly rangB: number | null;
  readonly scoreB: number | null;
}

/** The objets among the first of one of two profiles, with their ranks in both. */
export async function comparedScores(
  db: Db,
  [a, b]: readonly [a: number, b: number],
  visibles: RawBuilder<SqlBool>,
  most: number,
): Promise<Comparee[]> {
  const classement = (profil: number) => sql`
    SELECT objet_id, notes.score, row_number() OVER (ORDER BY notes.score DESC, objet_id) AS rang
    FROM objet_scores AS notes JOIN objets ON objets.id = notes.objet_id
    WHERE notes.profil_id = ${profil} AND ${visibles}`;
  const { rows } = await sql<Comparee>`
    WITH a AS (${classement(a)}), b AS (${classement(b)})
    SELECT objets.id, objets.nom, objets.type_bridge AS "typeBridge", objets.commune,
      a.rang AS "rangA", a.score AS "scoreA", b.rang AS "rangB", b.score AS "scoreB"
    FROM a FULL JOIN b ON b.objet_id = a.objet_id JOIN objets ON objets.id = coalesce(a.objet_id, b.objet_id)
    WHERE a.rang <= ${most} OR b.rang <= ${most}
    ORDER BY a.rang NULLS LAST, b.rang`.execute(db);
  return rows;
}

/** The task that computes the scores of a profile, or those of all. */
export async function scoringTask(
  db: Db,
  profil: number,
): Promise<Row<'taches', 'id' | 'progression' | 'etape'> | null> {
  const { rows } = await sql<Row<'taches', 'id' | 'progression' | 'etape'>>`
    SELECT id, progression, etape FROM taches
    WHERE type = 'score' AND etat IN ('en_attente', 'en_cours') AND cible_ressource = 'scoring' AND cible_id = ${String(profil)}
    ORDER BY id DESC LIMIT 1`.execute(db);
  return rows[0] ?? null;
}
