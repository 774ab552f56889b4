import {
  ANOMALIES,
  ANOMALIES_GRAVES,
  type Anomalie,
  MOST_COMMUNES,
  MOST_PARTS,
  type ParDeQualite,
  VOLETS_DE_COMPLETUDE,
} from '@bridge/contract';
import { sql } from 'kysely';
import { FLUX_DE_L_OBJET, ofEveryFlux } from '../../../catalogue/flux.repository.ts';
import type { Condition } from '../../../crud/read/condition.repository.ts';
import type { Db } from '../../../schema.ts';

const KNOWN = ANOMALIES.map(({ value }) => value);

/** Objets that their source hides or no longer has need no correction. */
export const PUBLIES: Condition = sql`statut = 'publie'`;

/** The completeness of an objet in hundredths, as `completudeDe` computes it, in SQL. */
export const COMPLETUDE = sql<number>`(${sql.join(
  VOLETS_DE_COMPLETUDE.map(({ anomalies }) => sql`(NOT anomalies && ${[...anomalies]}::text[])::int`),
  sql` + `,
)}) * 100.0 / ${sql.lit(VOLETS_DE_COMPLETUDE.length)}`;

export interface Mesures {
  readonly objets: number;
  readonly completude: number;
  readonly aCorriger: number;
}

const MESURES = sql`count(*)::int AS objets, round(coalesce(avg(part), 0))::int AS completude,
  count(*) FILTER (WHERE anomalies <> '{}')::int AS "aCorriger"`;

/** The measures of all objets, or of those that share something. */
export interface PartLue extends Mesures {
  readonly par: ParDeQualite | 'tout';
  readonly cle: string;
  readonly graves: number;
}

/** The measures of some objets, all together and by groups, in one reading; groups with most to do come first. */
export async function partsDe(db: Db, which: Condition): Promise<PartLue[]> {
  const { rows } = await sql<PartLue>`
    SELECT par, cle, objets, completude, "aCorriger", graves FROM (
      SELECT *, row_number() OVER (PARTITION BY par ORDER BY manque DESC, cle) AS rang FROM (
        SELECT CASE WHEN grouping(type_bridge) = 0 THEN 'type' WHEN grouping(entite_id) = 0 THEN 'entite'
            WHEN grouping(proprietaire) = 0 THEN 'proprietaire' WHEN grouping(systeme) = 0 THEN 'source' ELSE 'tout' END AS par,
          coalesce(type_bridge, entite_id::text, proprietaire, systeme || ':' || coalesce(flux::text, ''), '') AS cle,
          ${MESURES}, count(*) FILTER (WHERE anomalies && ${[...ANOMALIES_GRAVES]}::text[])::int AS graves, sum(100 - part) AS manque
        FROM (
          SELECT type_bridge, entite_id, proprietaire, systeme, anomalies, ${COMPLETUDE} AS part,
            ${FLUX_DE_L_OBJET} AS flux
          FROM objets WHERE ${which}
        ) AS vus
        GROUP BY GROUPING SETS ((), (type_bridge), (entite_id), (proprietaire), (systeme, flux))
      ) AS groupes
    ) AS rangees WHERE rang <= ${MOST_PARTS} ORDER BY par, rang`.execute(db);
  return rows;
}

export interface AnomalieComptee {
  readonly anomalie: Anomalie;
  readonly nombre: number;
}

export async function anomaliesDe(db: Db, which: Condition, most: number = KNOWN.length): Promise<AnomalieComptee[]> {
  const { rows } = await sql<AnomalieComptee>`
    SELECT anomalie, count(*)::int AS nombre FROM objets, unnest(anomalies) AS anomalie
    WHERE ${which} AND anomalie = ANY(${[...KNOWN]}::text[])
    GROUP BY anomalie ORDER BY nombre DESC, anomalie LIMIT ${most}`.execute(db);
  return rows;
}

/** The numbers of objets, of those without anomaly, and of those with a serious one. */
export async function comptesDe(db: Db, which: Condition) {
  const { rows } = await sql<{ objets: number; sansAnomalie: number; graves: number }>`
    SELECT count(*)::int AS objets, count(*) FILTER (WHERE anomalies = '{}')::int AS "sansAnomalie",
      count(*) FILTER (WHERE anomalies && ${[...ANOMALIES_GRAVES]}::text[])::int AS graves
    FROM objets WHERE ${which}`.execute(db);
  return rows[0] ?? { objets: 0, sansAnomalie: 0, graves: 0 };
}

export interface CommuneLue extends Mesures {
  readonly nom: string;
  readonly insee: string;
  readonly lat: number | null;
  readonly lon: number | null;
}

/** The communes, each at the middle of its objets; those with most to do come first. */
export async function communesDe(db: Db, which: Condition): Promise<CommuneLue[]> {
  const { rows } = await sql<CommuneLue>`
    SELECT commune AS nom, max(insee) AS insee, avg(latitude) AS lat, avg(longitude) AS lon, ${MESURES}
    FROM (SELECT commune, insee, latitude, longitude, anomalies, ${COMPLETUDE} AS part FROM objets
      WHERE ${which} AND commune <> '') AS vus
    GROUP BY commune ORDER BY sum(100 - part) DESC, commune LIMIT ${MOST_COMMUNES}`.execute(db);
  return rows;
}

/** The communes that territories name. */
export async function communesDesTerritoires(db: Db, of: Condition): Promise<{ nom: string; insee: string }[]> {
  const { rows } = await sql<{ nom: string; insee: string }>`
    SELECT DISTINCT commune ->> 'nom' AS nom, commune ->> 'insee' AS insee
    FROM entites, jsonb_array_elements(territoire -> 'communes') AS commune
    WHERE supprime_le IS NULL AND territoire ->> 'forme' = 'communes' AND ${of} ORDER BY nom, insee`.execute(db);
  return rows;
}

interface Noms {
  readonly entites: ReadonlyMap<string, string>;
  /** The names of feeds: « lei:3 » → its name. */
  readonly flux: ReadonlyMap<string, string>;
}

/** The names of entities and feeds. */
export async function nomsDesParts(db: Db, entites: readonly number[]): Promise<Noms> {
  const { rows: named } = await sql<{ cle: string; nom: string }>`
    SELECT id::text AS cle, nom FROM entites WHERE id = ANY(${[...entites]}::bigint[])`.execute(db);
  const { rows: feeds } = await sql<{ cle: string; nom: string }>`
    SELECT cle, nom FROM ${ofEveryFlux(({ systeme, table }) => sql`SELECT ${sql.lit(`${systeme}:`)} || id AS cle, nom FROM ${table}`)} AS flux`.execute(
    db,
  );
  const byKey = (rows: typeof named) => new Map(rows.map(({ cle, nom }) => [cle, nom]));
  return { entites: byKey(named), flux: byKey(feeds) };
}
