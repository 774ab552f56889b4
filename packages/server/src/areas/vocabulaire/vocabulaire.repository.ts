import type { Systeme } from '@bridge/contract';
import { sql } from 'kysely';
import { objetsSeen, type TableDeVocabulaire as Table } from '../../catalogue/comptes.repository.ts';
import type { Scope } from '../../platform/auth/identity.ts';
import { inScope } from '../../platform/db/conditions.ts';
import type { Db } from '../../schema.ts';

/** The word that stands for a group of equivalents. */
export async function representativeOf(tx: Db, table: Table, id: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    SELECT coalesce(equivaut, id) AS id FROM ${sql.table(table)} WHERE id = ${id}`.execute(tx);
  return rows[0]?.id ?? id;
}

/** The words linked to a word, always in the same order. */
export async function wordsNaming(tx: Db, table: Table, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM ${sql.table(table)} WHERE equivaut = ${id} ORDER BY id`.execute(tx);
  return rows.map((row) => row.id);
}

/**
 * Words with the same label, without accents and plural, that are not linked yet: of two systems, or of two feeds of
 * one. The reader may change the first of each pair; objets are counted as they see them.
 */
export async function likelyEquivalents(db: Db, table: Table, scope: Scope, most: number) {
  const label = (word: string) =>
    sql`regexp_replace(sans_accent(en_langue(${sql.ref(`${word}.libelle_local`)} || ${sql.ref(`${word}.libelle`)}, 'fr')),
      '(s|x)?\\M|[^a-z0-9]+', '', 'g')`;
  const critere = (word: string) =>
    table === 'modalites'
      ? sql`(SELECT en_langue(criteres.libelle, 'fr') FROM criteres WHERE criteres.id = ${sql.ref(`${word}.critere`)})`
      : sql`NULL::text`;
  const columns = (
    word: string,
  ) => sql`jsonb_build_object('id', ${sql.ref(`${word}.id`)}, 'libelle', en_langue(${sql.ref(`${word}.libelle`)}, 'fr'),
    'systeme', ${sql.ref(`${word}.systeme`)}, 'nombreObjets', ${objetsSeen(table, scope, word)}, 'critere', ${critere(word)})`;
  const { rows } = await sql<{ un: Mot; autre: Mot }>`
    WITH mots AS (
      SELECT id, cle_libelle, sien FROM (
        SELECT mot.id, ${label('mot')} AS cle_libelle, coalesce(${inScope('tete.entite_id', scope)}, false) AS sien
        FROM ${sql.table(table)} AS mot JOIN ${sql.table(table)} AS tete ON tete.id = coalesce(mot.equivaut, mot.id)
        WHERE mot.supprime_le IS NULL AND mot.disparu_le IS NULL
      ) AS lus
      WHERE length(cle_libelle) > 2
    )
    SELECT ${columns('un')} AS un, ${columns('autre')} AS autre
    FROM mots AS a JOIN mots AS b USING (cle_libelle)
      JOIN ${sql.table(table)} AS un ON un.id = a.id JOIN ${sql.table(table)} AS autre ON autre.id = b.id
    WHERE a.sien AND (un.id < autre.id OR NOT b.sien) AND un.id <> autre.id
      AND coalesce(un.equivaut, un.id) <> coalesce(autre.equivaut, autre.id)
    ORDER BY coalesce(un.nombre_objets, 0) + coalesce(autre.nombre_objets, 0) DESC, un.id, autre.id LIMIT ${most}`.execute(
    db,
  );
  return rows;
}

export interface Mot {
  readonly id: number;
  readonly libelle: string;
  readonly systeme: Systeme;
  readonly nombreObjets: number;
  readonly critere: string | null;
}
