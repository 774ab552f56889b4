import { type ContexteMot, objet } from '@bridge/contract';
import { sql } from 'kysely';
import { objetsSeen } from '../../catalogue/comptes.repository.ts';
import { visible } from '../../crud/read/condition.repository.ts';
import { storedOf } from '../../crud/stored.ts';
import type { Scope } from '../../platform/auth/identity.ts';
import type { Db } from '../../schema.ts';

type Table = 'types' | 'criteres';

const OBJETS = storedOf(objet);
/** How many objets are read for the types of a criterion, as one answer has time for. */
const MOST_READ = 20_000;
const MOST_SHOWN = 50;

const label = (word: string) =>
  sql<string>`en_langue(${sql.ref(`${word}.libelle`)} || ${sql.ref(`${word}.libelle_local`)}, 'fr')`;

/** The types of the objets with a criterion, among those that the reader sees. */
export async function typesOfCritere(db: Db, critere: number, scope: Scope) {
  const { rows } = await sql<ContexteMot['types'][number] & { lus: number }>`
    WITH lus AS (
      SELECT types FROM objets
      WHERE criteres @> ARRAY[${critere}]::bigint[] AND statut <> 'absent' AND ${visible(OBJETS, scope)} LIMIT ${MOST_READ}
    )
    SELECT mot.id, ${label('mot')} AS libelle, count(*) AS nombre, (SELECT count(*) FROM lus) AS lus
    FROM lus, unnest(lus.types) AS porte JOIN types AS mot ON mot.id = porte
    GROUP BY mot.id ORDER BY nombre DESC, mot.id LIMIT ${MOST_SHOWN}`.execute(db);
  return {
    types: rows.map(({ id, libelle, nombre }) => ({ id, libelle, nombre })),
    echantillon: rows.some(({ lus }) => lus >= MOST_READ),
  };
}

/** The other words of the same meaning. */
export async function equivalentsOf(db: Db, table: Table, id: number, scope: Scope) {
  const { rows } = await sql<ContexteMot['equivalents'][number]>`
    SELECT mot.id, ${label('mot')} AS libelle, mot.systeme, ${objetsSeen(table, scope, 'mot')} AS "nombreObjets"
    FROM ${sql.table(table)} AS mot
    WHERE mot.supprime_le IS NULL AND mot.id <> ${id} AND coalesce(mot.equivaut, mot.id) =
      (SELECT coalesce(equivaut, id) FROM ${sql.table(table)} WHERE id = ${id})
    ORDER BY mot.systeme, libelle, mot.id LIMIT ${MOST_SHOWN}`.execute(db);
  return rows;
}

/** The types above one, from the top. */
export async function typesAbove(db: Db, id: number) {
  const { rows } = await sql<ContexteMot['ascendance'][number]>`
    WITH RECURSIVE lignee (id, parent, rang) AS (
      SELECT id, parent, 0 FROM types WHERE id = ${id}
      UNION ALL SELECT types.id, types.parent, lignee.rang + 1 FROM lignee JOIN types ON types.id = lignee.parent
      WHERE lignee.rang < 10
    )
    SELECT mot.id, ${label('mot')} AS libelle FROM lignee JOIN types AS mot ON mot.id = lignee.id
    WHERE lignee.rang > 0 ORDER BY lignee.rang DESC`.execute(db);
  return rows;
}

export async function typesBelow(db: Db, id: number, scope: Scope) {
  const { rows } = await sql<ContexteMot['enfants'][number]>`
    SELECT mot.id, ${label('mot')} AS libelle, ${objetsSeen('types', scope, 'mot')} AS nombre FROM types AS mot
    WHERE mot.parent = ${id} AND mot.supprime_le IS NULL ORDER BY nombre DESC, mot.id LIMIT ${MOST_SHOWN}`.execute(db);
  return rows;
}

/** The values of a criterion that its source no longer has. */
export async function vanishedModalites(db: Db, critere: number) {
  const { rows } = await sql<Pick<ContexteMot['disparues'][number], 'id' | 'libelle'>>`
    SELECT mot.id, ${label('mot')} AS libelle FROM modalites AS mot
    WHERE mot.critere = ${critere} AND mot.disparu_le IS NOT NULL AND mot.supprime_le IS NULL
    ORDER BY mot.disparu_le DESC, mot.id LIMIT 200`.execute(db);
  return rows;
}
