import { ANOMALIES, type Facette, LANGUES_CHOIX, SYSTEMES, TYPES_BRIDGE } from '@bridge/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../schema.ts';
import { EACH_TIME, retainedWhere } from './evaluation.repository.ts';
import { carriedWords, type MotDit, wordsOf } from './mots-portes.repository.ts';
import type { Question } from './question.ts';

export interface Compte {
  readonly valeur: string;
  readonly libelle: string;
  readonly nombre: number;
}

const MOST_VALUES = 200;

/** How many of the kept objets have each value, exactly, for all values at once. The most frequent come first. */
export async function facettesOf(
  db: Db,
  question: Question,
  facettes: readonly Facette[],
  language: string,
): Promise<{ facette: Facette; valeurs: Compte[] }[]> {
  const mots = await Promise.all(facettes.map((facette) => motsDe(db, facette)));
  const tous = [...new Map(mots.flat().map((dit) => [dit.mot, dit])).values()];
  const counts = facettes.map(
    (
      facette,
      rang,
    ) => sql`(SELECT ${rang}::int AS rang, comptes.* FROM (${counted(facette, mots[rang] ?? [], language)}) AS comptes
    ORDER BY nombre DESC, libelle LIMIT ${MOST_VALUES})`,
  );
  const { rows } = await sql<Compte & { rang: number }>`${EACH_TIME}
    WITH retenus AS (
      SELECT ${sql.join([...new Set(facettes.flatMap(columnsOf))].map((column) => sql.ref(column)))} FROM objets WHERE ${retainedWhere(question)}
    )${tous.length === 0 ? sql`` : sql`, portes AS (${carriedWords('modalites', tous)})`}
    ${sql.join(counts, sql` UNION ALL `)}`.execute(db);
  return facettes.map((facette, rang) => ({
    facette,
    valeurs: rows
      .filter((row) => row.rang === rang)
      .map(({ valeur, libelle, nombre }) => ({ valeur, libelle: labelOf(facette, valeur) ?? libelle, nombre })),
  }));
}

/** The columns that a facet reads from the kept objets. */
function columnsOf(facette: Facette): string[] {
  return facette.genre === 'commune' ? ['commune', 'commune_norme'] : [columnOf(facette)];
}

function columnOf({ genre }: Facette): string {
  return { typeBridge: 'type_bridge', critere: 'modalites' }[genre as string] ?? genre;
}

/** The label of a code of the product, from the contract. */
function labelOf({ genre }: Facette, valeur: string): string | undefined {
  const choices = { typeBridge: TYPES_BRIDGE, systeme: SYSTEMES, langues: LANGUES_CHOIX, anomalies: ANOMALIES }[
    genre as string
  ];
  return choices?.find(({ value }) => value === valeur)?.label;
}

async function motsDe(db: Db, facette: Facette): Promise<MotDit[]> {
  return facette.genre === 'critere' ? (await wordsOf(facette.critere).execute(db)).rows : [];
}

function counted(facette: Facette, mots: readonly MotDit[], language: string): RawBuilder<unknown> {
  switch (facette.genre) {
    case 'typeBridge':
    case 'systeme': {
      const column = sql.ref(columnOf(facette));
      return sql`SELECT ${column} AS valeur, ${column} AS libelle, count(*) AS nombre FROM retenus WHERE ${column} <> '' GROUP BY 1`;
    }
    case 'commune':
      // Spellings of a commune that differ by capitals are counted together, under the most frequent mixed-case one.
      return sql`SELECT valeur, valeur AS libelle, nombre FROM (
          SELECT (array_agg(commune ORDER BY (commune <> upper(commune) AND commune <> lower(commune)) DESC, nombre DESC, commune))[1] AS valeur, sum(nombre)::bigint AS nombre
          FROM (SELECT commune_norme, commune, count(*) AS nombre FROM retenus WHERE commune_norme <> '' GROUP BY 1, 2) AS ecrites
          GROUP BY commune_norme) AS communes`;
    case 'langues':
    case 'anomalies':
      return sql`SELECT mot AS valeur, mot AS libelle, count(*) AS nombre
        FROM retenus, unnest(${sql.ref(columnOf(facette))}) AS mot GROUP BY mot`;
    case 'tags':
    case 'types':
      return countedWords(facette.genre, language);
    case 'critere':
      // The words of all critères are counted together: reading them takes longest.
      return mots.length === 0
        ? sql`SELECT '' AS valeur, '' AS libelle, 0 AS nombre WHERE false`
        : sql`
        SELECT portes.sens::text AS valeur, min(en_langue(mot.libelle, ${language})) AS libelle, sum(portes.nombre)::bigint AS nombre
        FROM portes JOIN modalites AS mot ON mot.id = portes.mot
        WHERE portes.mot = ANY (${mots.map(({ mot }) => mot)}::bigint[])
        GROUP BY portes.sens`;
  }
}

function countedWords(table: 'tags' | 'types', language: string): RawBuilder<unknown> {
  return sql`SELECT mot.id::text AS valeur, en_langue(mot.libelle, ${language}) AS libelle, compte.nombre
    FROM (SELECT porte, count(*) AS nombre FROM retenus, unnest(${sql.ref(table)}) AS porte GROUP BY porte) AS compte
    JOIN ${sql.table(table)} AS mot ON mot.id = compte.porte`;
}
