import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../schema.ts';
import type { MotLei } from './nomenclature.mots.ts';

interface Arrivee {
  /** Whose the new words are: those who manage the feed name and link them. */
  readonly entiteId: number | null;
  readonly at: Date;
}

export interface Nouveaux {
  readonly types: number;
  readonly criteres: number;
  readonly modalites: number;
}

const COLUMNS = sql.raw(
  'libelle, systeme, schema, code, nombre_objets, apparu_le, entite_id, partage, cree_le, modifie_le',
);

/** Adds the words of a dictionary and takes over the labels that the source changed. What people set stays. Answers how many are new. */
export async function addNomenclature(tx: Db, mots: readonly MotLei[], { entiteId, at }: Arrivee): Promise<Nouveaux> {
  const rows = mots.map(({ genre, terme, parent, nature, niveau }) => ({
    genre,
    schema: terme.schema,
    code: terme.code,
    libelle: terme.libelle,
    parent_schema: parent?.schema ?? null,
    parent_code: parent?.code ?? null,
    nature,
    niveau,
  }));
  const lus = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    AS lu (genre text, schema text, code text, libelle jsonb, parent_schema text, parent_code text, nature text, niveau text)`;
  const common = sql`lu.libelle, 'lei', lu.schema, lu.code, 0, ${at}::timestamptz, ${entiteId}::bigint, 'toutes', ${at}::timestamptz, ${at}::timestamptz`;
  const added = async (table: string, own: string, value: RawBuilder<unknown>, from: RawBuilder<unknown>) => {
    const { rows: written } = await sql<{ nouveau: boolean }>`
      INSERT INTO ${sql.table(table)} (${COLUMNS}, ${sql.ref(own)})
      SELECT DISTINCT ON (lu.schema, lu.code) ${common}, ${value} ${from} ORDER BY lu.schema, lu.code
      ON CONFLICT (cle) DO UPDATE SET libelle = ${sql.ref(`${table}.libelle`)} || excluded.libelle
      WHERE ${sql.ref(`${table}.libelle`)} || excluded.libelle <> ${sql.ref(`${table}.libelle`)}
      RETURNING xmax = 0 AS nouveau`.execute(tx);
    return written.filter(({ nouveau }) => nouveau).length;
  };
  const of = (genre: string) => sql`FROM ${lus} WHERE lu.genre = ${genre}`;
  const types = await added('types', 'niveau', sql`lu.niveau`, of('type'));
  await sql`
    UPDATE types SET parent = au_dessus.id, niveau = lu.niveau
    FROM ${lus} LEFT JOIN types AS au_dessus ON au_dessus.schema = lu.parent_schema AND au_dessus.code = lu.parent_code
    WHERE lu.genre = 'type' AND types.schema = lu.schema AND types.code = lu.code
      AND (types.parent IS DISTINCT FROM au_dessus.id OR types.niveau <> lu.niveau)`.execute(tx);
  const criteres = await added('criteres', 'nature', sql`coalesce(lu.nature, 'texte')`, of('critere'));
  const modalites = await added(
    'modalites',
    'critere',
    sql`criteres.id`,
    sql`FROM ${lus} JOIN criteres ON criteres.schema = lu.parent_schema AND criteres.code = lu.parent_code
      WHERE lu.genre = 'modalite'`,
  );
  return { types, criteres, modalites };
}

/** Counts the values of the criteria of a region anew. */
export async function countModalites(tx: Db, schema: string): Promise<void> {
  await sql`
    UPDATE criteres SET nombre_modalites = comptes.n
    FROM (SELECT critere, count(*) AS n FROM modalites WHERE supprime_le IS NULL GROUP BY critere) AS comptes
    WHERE comptes.critere = criteres.id AND criteres.systeme = 'lei' AND criteres.schema = ${schema}
      AND criteres.nombre_modalites IS DISTINCT FROM comptes.n`.execute(tx);
}
