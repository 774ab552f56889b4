import type { Systeme } from '@bridge/contract';
import { type RawBuilder, sql } from 'kysely';
import { visible } from '../crud/read/condition.repository.ts';
import type { Scope } from '../platform/auth/identity.ts';
import type { Db } from '../schema.ts';

export const TABLES_DE_VOCABULAIRE = ['types', 'criteres', 'modalites'] as const;
export type TableDeVocabulaire = (typeof TABLES_DE_VOCABULAIRE)[number];

/** Counts have the owner and the sharing of their objets: readers who see those objets see the counts. */
const COUNTED = { ownerColumn: 'entite_id', shared: true } as const;

/** How many objets of a reader use a word, as an expression beside the words: `word` is the name of their table. */
export function objetsSeen(table: TableDeVocabulaire, scope: Scope, word: string = table): RawBuilder<number> {
  return sql`(SELECT coalesce(sum(publies + masques), 0)::double precision FROM mot_comptes
    WHERE vocabulaire = ${table} AND mot_id = ${sql.ref(`${word}.id`)} AND ${visible(COUNTED, scope)})`;
}

/** The same for one word, with published and hidden objets apart. */
export async function countsSeen(db: Db, table: TableDeVocabulaire, id: number, scope: Scope) {
  const { rows } = await sql<{ publies: number; masques: number }>`
    SELECT coalesce(sum(publies), 0)::double precision AS publies, coalesce(sum(masques), 0)::double precision AS masques
    FROM mot_comptes WHERE vocabulaire = ${table} AND mot_id = ${id} AND ${visible(COUNTED, scope)}`.execute(db);
  return rows[0] ?? { publies: 0, masques: 0 };
}

/** Locks the counts of a system: two imports that end together would count each other's objets. */
export async function lockCounts(tx: Db, systeme: Systeme): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext(${`mots ${systeme}`}))`.execute(tx);
}

/** Counts, entity by entity, the objets of every word of a system. */
export async function countByEntity(tx: Db, table: TableDeVocabulaire, systeme: Systeme): Promise<void> {
  const words = sql`(SELECT id FROM ${sql.table(table)} WHERE systeme = ${systeme})`;
  await sql`DELETE FROM mot_comptes WHERE vocabulaire = ${table} AND mot_id IN ${words}`.execute(tx);
  await sql`
    INSERT INTO mot_comptes (vocabulaire, mot_id, entite_id, partage, publies, masques)
    SELECT ${table}, mot, objets.entite_id, objets.partage,
      count(*) FILTER (WHERE objets.statut = 'publie'), count(*) FILTER (WHERE objets.statut = 'masque')
    FROM objets, unnest(${sql.ref(`objets.${table}`)}) AS mot
    WHERE objets.systeme = ${systeme} AND objets.statut <> 'absent' AND mot IN ${words}
    GROUP BY mot, objets.entite_id, objets.partage`.execute(tx);
}

/**
 * Gives a word to the nearest entity above all those whose objets use it, or to the instance without one: a change then
 * reaches only objets of those who may make it. A word that nobody uses keeps its owner.
 */
export async function settleOwners(tx: Db, table: TableDeVocabulaire, systeme: Systeme): Promise<void> {
  await sql`
    WITH RECURSIVE lignee (entite, ancetre, rang) AS (
      SELECT id, id, 0 FROM entites
      UNION ALL SELECT lignee.entite, entites.parent_id, lignee.rang + 1
      FROM lignee JOIN entites ON entites.id = lignee.ancetre WHERE entites.parent_id IS NOT NULL AND lignee.rang < 50
    ),
    employeurs AS (
      SELECT DISTINCT compte.mot_id, compte.entite_id FROM mot_comptes AS compte
      JOIN ${sql.table(table)} AS mot ON mot.id = compte.mot_id
      WHERE compte.vocabulaire = ${table} AND mot.systeme = ${systeme}
    ),
    nombres AS (SELECT mot_id, count(*) AS n FROM employeurs GROUP BY mot_id),
    communs AS (
      SELECT employeurs.mot_id, lignee.ancetre, count(*) AS n, sum(lignee.rang) AS distance
      FROM employeurs JOIN lignee ON lignee.entite = employeurs.entite_id GROUP BY employeurs.mot_id, lignee.ancetre
    ),
    choisis AS (
      SELECT nombres.mot_id, (
        SELECT communs.ancetre FROM communs WHERE communs.mot_id = nombres.mot_id AND communs.n = nombres.n
        ORDER BY communs.distance LIMIT 1) AS entite_id
      FROM nombres
    )
    UPDATE ${sql.table(table)} AS mot SET entite_id = choisis.entite_id, partage = 'toutes'
    FROM choisis
    WHERE mot.id = choisis.mot_id AND (mot.entite_id IS DISTINCT FROM choisis.entite_id OR mot.partage <> 'toutes')`.execute(
    tx,
  );
}
