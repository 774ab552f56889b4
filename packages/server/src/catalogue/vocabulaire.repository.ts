import type { Systeme } from '@bridge/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../schema.ts';
import {
  countByEntity,
  lockCounts,
  settleOwners,
  TABLES_DE_VOCABULAIRE,
  type TableDeVocabulaire,
} from './comptes.repository.ts';
import { placeTypes, settleLevels, upsertWords } from './mot-arrivee.repository.ts';

interface Arrivee {
  readonly importation: number;
  readonly systeme: Systeme;
  /** The entity that owns new words until they are counted. */
  readonly entiteId: number | null;
  readonly at: Date;
}

/** Adds the words of an import, and updates the labels that its source changed. What people set stays. */
export async function addWords(tx: Db, { importation, systeme, entiteId, at }: Arrivee): Promise<void> {
  const met = sql`(SELECT * FROM importation_termes WHERE importation_id = ${importation})`;
  const used = sql`(SELECT * FROM importation_termes WHERE importation_id = ${importation} AND utilise)`;
  await upsertWords(tx, used, { systeme, entiteId, at, utilises: true });
  await placeTypes(tx, met);
  await settleLevels(tx, systeme);
  await completeLabels(tx, importation);
  await takeDrawings(tx, importation);
}

/** Completes labels that only a dictionary told, in whatever list. */
async function completeLabels(tx: Db, importation: number): Promise<void> {
  for (const table of TABLES_DE_VOCABULAIRE)
    await sql`
      UPDATE ${sql.table(table)} AS mot SET libelle = mot.libelle || met.libelle
      FROM importation_termes AS met
      WHERE met.importation_id = ${importation} AND met.schema = mot.schema AND met.code = mot.code
        AND mot.libelle || met.libelle <> mot.libelle`.execute(tx);
  // A word without a label is shown by its code, which says more than its number.
  for (const table of TABLES_DE_VOCABULAIRE)
    await sql`UPDATE ${sql.table(table)} SET libelle = jsonb_build_object('fr', code) WHERE libelle = '{}'`.execute(tx);
}

/** Takes the drawings that the source gives to words: people may use them. */
async function takeDrawings(tx: Db, importation: number): Promise<void> {
  await sql`
    UPDATE modalites SET dessin_source = met.dessin FROM importation_termes AS met
    WHERE met.importation_id = ${importation} AND met.genre = 'modalite' AND met.dessin IS NOT NULL
      AND met.schema = modalites.schema AND met.code = modalites.code
      AND modalites.dessin_source <> met.dessin`.execute(tx);
}

/** Counts the objets of every word of a system anew. Answers the words that no objet uses any more, and did before. */
export async function countWords(
  tx: Db,
  systeme: Systeme,
  at: Date,
): Promise<{ table: TableDeVocabulaire; id: number; libelle: Record<string, string>; avant: number }[]> {
  const vanished = [];
  await lockCounts(tx, systeme);
  for (const table of TABLES_DE_VOCABULAIRE) {
    await countByEntity(tx, table, systeme);
    await settleOwners(tx, table, systeme);
    const { rows } = await sql<{ id: number; libelle: Record<string, string>; avant: number }>`
      WITH comptes AS (
        SELECT mot_id AS id, sum(publies + masques) AS n FROM mot_comptes WHERE vocabulaire = ${table} GROUP BY mot_id
      ),
      changes AS (
        SELECT lue.id, coalesce(comptes.n, 0) AS n, coalesce(lue.nombre_objets, 0) AS avant
        FROM ${sql.table(table)} AS lue LEFT JOIN comptes USING (id)
        WHERE lue.systeme = ${systeme} AND lue.nombre_objets IS DISTINCT FROM coalesce(comptes.n, 0)
      )
      UPDATE ${sql.table(table)} AS lue
      SET nombre_objets = changes.n,
        disparu_le = CASE WHEN changes.n > 0 THEN NULL WHEN changes.avant > 0 THEN ${at}::timestamptz ELSE lue.disparu_le END
      FROM changes WHERE lue.id = changes.id
      RETURNING lue.id, lue.libelle, changes.avant, changes.n`.execute(tx);
    for (const row of rows as ((typeof rows)[number] & { n: number })[])
      if (row.n === 0 && row.avant > 0) vanished.push({ table, id: row.id, libelle: row.libelle, avant: row.avant });
  }
  await sql`
    UPDATE types SET type_deduit = compris.type
    FROM (
      SELECT mot AS id, mode() WITHIN GROUP (ORDER BY objets.type_bridge) AS type FROM objets, unnest(objets.types) AS mot
      WHERE objets.systeme = ${systeme} AND objets.statut <> 'absent' GROUP BY mot
    ) AS compris
    WHERE types.id = compris.id AND types.type_deduit IS DISTINCT FROM compris.type`.execute(tx);
  await sql`
    UPDATE criteres SET nombre_modalites = comptes.n
    FROM (SELECT critere, count(*) AS n FROM modalites WHERE supprime_le IS NULL GROUP BY critere) AS comptes
    WHERE comptes.critere = criteres.id AND criteres.systeme = ${systeme}
      AND criteres.nombre_modalites IS DISTINCT FROM comptes.n`.execute(tx);
  return vanished;
}

/** The French label of a word, or null without a letter. */
function said(libelle: string) {
  return sql`nullif(btrim(en_langue(${sql.ref(libelle)}, 'fr')), '')`;
}

/**
 * The category of a type for templates and field sets: the one that the instance gives it, else the type above it in
 * its source, else its type in Bridge.
 */
const PAIR = sql`coalesce(
    (SELECT couple ->> 'categorie' FROM parametres, jsonb_array_elements(valeur) AS couple
      WHERE cle = 'couple_types' AND couple ->> 'type' = en_langue(types.libelle, 'fr') LIMIT 1),
    ${said('au_dessus.libelle')}, nullif(types.type_bridge, ''), nullif(types.type_deduit, ''), types.systeme) AS categorie,
  coalesce(${said('types.libelle')}, nullif(types.code, ''), types.systeme) AS type`;

/** The pairs of types that field sets and templates depend on: (parent, type). */
export async function typePairs(db: Db, visible: RawBuilder<SqlBool>): Promise<{ categorie: string; type: string }[]> {
  const { rows } = await sql<{ categorie: string; type: string }>`
    SELECT DISTINCT ${PAIR} FROM types LEFT JOIN types AS au_dessus ON au_dessus.id = types.parent
    WHERE types.supprime_le IS NULL AND types.nombre_objets > 0 AND en_langue(types.libelle, 'fr') <> '' AND types.id IN (SELECT id FROM types WHERE ${visible})
    ORDER BY 1, 2 LIMIT 2000`.execute(db);
  return rows;
}

export async function coupleOf(db: Db, type: number): Promise<{ categorie: string; type: string } | null> {
  const { rows } = await sql<{ categorie: string; type: string }>`
    SELECT ${PAIR} FROM types LEFT JOIN types AS au_dessus ON au_dessus.id = types.parent WHERE types.id = ${type}`.execute(
    db,
  );
  return rows[0] ?? null;
}
