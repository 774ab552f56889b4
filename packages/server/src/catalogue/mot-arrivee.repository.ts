import type { Systeme } from '@bridge/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../schema.ts';
import { NIVEAU_DIT } from './termes.rules.ts';

interface Arrivee {
  readonly systeme: Systeme;
  /** The entity that owns new words until they are counted. */
  readonly entiteId: number | null;
  readonly at: Date;
  /** Whether objets use the words: words that had disappeared are then back. */
  readonly utilises: boolean;
}

export interface Nouveaux {
  readonly types: number;
  readonly criteres: number;
  readonly modalites: number;
}

const COLUMNS = sql.raw(
  'libelle, systeme, schema, code, nombre_objets, apparu_le, entite_id, partage, cree_le, modifie_le',
);

/**
 * Adds words, and updates the labels that their source changed; what people set stays. `mots` is a table with the
 * columns genre, schema, code, libelle, parent_schema, parent_code and nature. Returns how many words are new.
 */
export async function upsertWords(tx: Db, mots: RawBuilder<unknown>, arrivee: Arrivee): Promise<Nouveaux> {
  const { systeme, entiteId, at, utilises } = arrivee;
  const common = sql`lu.libelle, ${systeme}, lu.schema, lu.code, 0, ${at}::timestamptz, ${entiteId}::bigint, 'toutes',
    ${at}::timestamptz, ${at}::timestamptz`;
  const added = async (table: string, own: string, value: RawBuilder<unknown>, from: RawBuilder<unknown>) => {
    const [libelle, disparu] = [sql.ref(`${table}.libelle`), sql.ref(`${table}.disparu_le`)];
    const { rows } = await sql<{ n: number }>`
      WITH ecrits AS (
        INSERT INTO ${sql.table(table)} (${COLUMNS}, ${sql.ref(own)})
        SELECT DISTINCT ON (lu.schema, lu.code) ${common}, ${value} ${from} ORDER BY lu.schema, lu.code
        ON CONFLICT (cle) DO UPDATE SET libelle = ${libelle} || excluded.libelle,
          disparu_le = ${utilises ? sql`NULL` : disparu}
        WHERE ${libelle} || excluded.libelle <> ${libelle} ${utilises ? sql`OR ${disparu} IS NOT NULL` : sql``}
        RETURNING xmax = 0 AS nouveau
      )
      SELECT count(*) AS n FROM ecrits WHERE nouveau`.execute(tx);
    return rows[0]?.n ?? 0;
  };
  const of = (genre: string) => sql`FROM ${mots} AS lu WHERE lu.genre = ${genre}`;
  const niveau = sql`coalesce(substring(lu.schema FROM ${NIVEAU_DIT}), 'type')`;
  const types = await added('types', 'niveau', niveau, of('type'));
  const criteres = await added('criteres', 'nature', sql`coalesce(lu.nature, 'texte')`, of('critere'));
  const modalites = await added(
    'modalites',
    'critere',
    sql`criteres.id`,
    sql`FROM ${mots} AS lu JOIN criteres ON criteres.schema = lu.parent_schema AND criteres.code = lu.parent_code
      WHERE lu.genre = 'modalite'`,
  );
  return { types, criteres, modalites };
}

/** Places types below those that their source names. */
export async function placeTypes(tx: Db, mots: RawBuilder<unknown>): Promise<void> {
  await sql`
    UPDATE types SET parent = au_dessus.id
    FROM ${mots} AS lu JOIN types AS au_dessus ON au_dessus.schema = lu.parent_schema AND au_dessus.code = lu.parent_code
    WHERE lu.genre = 'type' AND types.schema = lu.schema AND types.code = lu.code
      AND types.parent IS DISTINCT FROM au_dessus.id AND types.id <> au_dessus.id`.execute(tx);
}

/** Gives levels to types without any: one with others below and none above is a genre, one between a category. */
export async function settleLevels(tx: Db, systeme: Systeme): Promise<void> {
  await sql`
    UPDATE types SET niveau = place.niveau
    FROM (
      SELECT id, CASE
        WHEN NOT EXISTS (SELECT 1 FROM types AS dessous WHERE dessous.parent = lu.id) THEN 'type'
        WHEN parent IS NULL THEN 'genre' ELSE 'categorie' END AS niveau
      FROM types AS lu WHERE systeme = ${systeme} AND schema !~ ${NIVEAU_DIT}
    ) AS place
    WHERE types.id = place.id AND types.niveau <> place.niveau`.execute(tx);
}
