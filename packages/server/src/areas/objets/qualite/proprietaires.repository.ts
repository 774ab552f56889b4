import type { Anomalie, SituationDeProprietaire, Systeme } from '@bridge/contract';
import { sql } from 'kysely';
import type { Condition } from '../../../crud/read/condition.repository.ts';
import type { Scope } from '../../../platform/auth/identity.ts';
import { inScope } from '../../../platform/db/conditions.ts';
import type { Db } from '../../../schema.ts';
import { publiesDe } from './correction.repository.ts';
import { isCode } from './proprietaires.rules.ts';

export interface ProprietaireLu {
  readonly cle: string;
  readonly objets: number;
  readonly aCorriger: number;
  readonly systeme: Systeme;
  /** The communes of most of its objets. */
  readonly communes: string[];
  /** There are more of them. */
  readonly ailleurs: boolean;
}

const MOST_COMMUNES = 2;
const MOST = 1_000;

/** The owners of some objets, those with most to correct first. */
export async function proprietairesDe(
  db: Db,
  which: Condition,
  anomalies: readonly Anomalie[],
): Promise<ProprietaireLu[]> {
  const { rows } = await sql<ProprietaireLu>`
    SELECT cle, sum(objets)::int AS objets, sum(a_corriger)::int AS "aCorriger", min(systeme) AS systeme,
      coalesce((array_agg(commune ORDER BY objets DESC, commune) FILTER (WHERE commune <> ''))[1:${sql.lit(MOST_COMMUNES)}], '{}') AS communes,
      count(*) FILTER (WHERE commune <> '') > ${sql.lit(MOST_COMMUNES)} AS ailleurs
    FROM (
      SELECT proprietaire AS cle, commune, min(systeme) AS systeme, count(*) AS objets, count(*) FILTER (WHERE anomalies && ${[...anomalies]}::text[]) AS a_corriger
      FROM objets WHERE ${which} GROUP BY proprietaire, commune
    ) AS lieux GROUP BY cle ORDER BY "aCorriger" DESC, cle LIMIT ${MOST}`.execute(db);
  return rows;
}

/** What some owners of objets are told by where nothing names them. */
export async function situationsDe(
  db: Db,
  which: Condition,
  cles: readonly string[],
): Promise<ReadonlyMap<string, SituationDeProprietaire>> {
  if (cles.length === 0) return new Map();
  const found = await proprietairesDe(db, sql`proprietaire = ANY(${[...cles]}::text[]) AND ${which}`, []);
  return new Map(found.map(({ cle, systeme, communes }) => [cle, { systeme, communes }]));
}

/** The names of owners that a source only numbers: the entity with that number there, else the objet with it. */
export async function nomsDesProprietaires(
  db: Db,
  scope: Scope,
  cles: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const codes = cles.filter(isCode);
  if (codes.length === 0) return new Map();
  const { rows } = await sql<{ cle: string; nom: string | null }>`
    SELECT cle, coalesce(
      (SELECT nom FROM entites WHERE supprime_le IS NULL AND ${inScope('entites.id', scope)}
        AND codes_sources @> jsonb_build_array(jsonb_build_object('systeme', vus.systeme, 'code', cle)) ORDER BY id LIMIT 1),
      (SELECT nom FROM objets WHERE objets.systeme = vus.systeme AND identifiant = cle AND ${publiesDe(scope)} ORDER BY id LIMIT 1)
    ) AS nom
    FROM unnest(${codes}::text[]) AS cle
    CROSS JOIN LATERAL (SELECT systeme FROM objets WHERE proprietaire = cle AND ${publiesDe(scope)} LIMIT 1) AS vus`.execute(
    db,
  );
  return new Map(rows.flatMap(({ cle, nom }) => (nom === null ? [] : [[cle, nom] as const])));
}
