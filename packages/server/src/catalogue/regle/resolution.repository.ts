import { type Point, type Ref, refsIn } from '@bridge/contract';
import { type RawBuilder, sql } from 'kysely';
import { visible } from '../../crud/read/condition.repository.ts';
import type { Scope } from '../../platform/auth/identity.ts';
import type { Db, Row } from '../../schema.ts';
import { type ChampsPublics, champsPublics } from '../champs-publics.repository.ts';
import { cleDeRef, type Resolution } from './contexte.ts';

/**
 * Reads what the records named in rules or sorts stand for. The position of an objet and the scores of a profile are
 * read only for people who see them: no rule tells more than its reader may know.
 */
export async function resolve(
  db: Db,
  valeurs: unknown,
  scope: Scope,
  champs: () => Promise<ChampsPublics> = () => champsPublics(db),
): Promise<Resolution> {
  const refs = refsIn(valeurs);
  const idsOf = (ref: string) => [...new Set(refs.filter((one) => one.ref === ref).map(({ id }) => id))];
  const [types, criteres, modalites, entites, cles, positions, profils] = await Promise.all([
    found(db, idsOf('type'), typesBelow),
    found(db, idsOf('critere'), (ids) => sameMeaning('criteres', ids)),
    found(db, idsOf('modalite'), (ids) => sameMeaning('modalites', ids)),
    found(db, idsOf('entite'), entitesBelow),
    keysOfCriteria(db, idsOf('critere')),
    positionsOf(db, idsOf('objet'), scope),
    profilesSeen(db, idsOf('scoring'), scope),
  ]);
  const looked: Readonly<Record<string, Etendue>> = {
    type: types,
    critere: criteres,
    modalite: modalites,
    entite: entites,
  };
  const etendues = refs.map((ref: Ref): [string, readonly number[]] => [
    cleDeRef(ref),
    looked[ref.ref] === undefined ? [ref.id] : (looked[ref.ref]?.get(ref.id) ?? []),
  ]);
  return {
    etendues: new Map(etendues),
    criteres: cles,
    positions,
    profils,
    champsPublics: await champs(),
    scope,
  };
}

type Etendue = ReadonlyMap<number, readonly number[]>;

async function found(
  db: Db,
  ids: readonly number[],
  question: (ids: RawBuilder<unknown>) => RawBuilder<{ de: number; ids: number[] }>,
): Promise<Etendue> {
  if (ids.length === 0) return new Map();
  const { rows } = await question(sql`${[...ids]}::bigint[]`).execute(db);
  return new Map(rows.map((row) => [row.de, row.ids]));
}

/** A word and all those of the same meaning, in any system. */
function sameMeaning(table: 'types' | 'criteres' | 'modalites', ids: RawBuilder<unknown>) {
  const mots = sql.table(table);
  return sql<{ de: number; ids: number[] }>`
    SELECT voulu.id AS de, array_agg(mot.id) AS ids FROM ${mots} AS voulu
    JOIN ${mots} AS mot ON coalesce(mot.equivaut, mot.id) = coalesce(voulu.equivaut, voulu.id)
    WHERE voulu.id = ANY(${ids}) GROUP BY voulu.id`;
}

/** A type, those of the same meaning, and all those below them. */
function typesBelow(ids: RawBuilder<unknown>) {
  return sql<{ de: number; ids: number[] }>`
    WITH RECURSIVE dessous (de, id, rang) AS (
      SELECT voulu.id, mot.id, 0 FROM types AS voulu
      JOIN types AS mot ON coalesce(mot.equivaut, mot.id) = coalesce(voulu.equivaut, voulu.id) WHERE voulu.id = ANY(${ids})
      UNION SELECT dessous.de, types.id, dessous.rang + 1 FROM dessous JOIN types ON types.parent = dessous.id WHERE dessous.rang < 20
    )
    SELECT de, array_agg(DISTINCT id) AS ids FROM dessous GROUP BY de`;
}

function entitesBelow(ids: RawBuilder<unknown>) {
  return sql<{ de: number; ids: number[] }>`
    WITH RECURSIVE dessous (de, id, rang) AS (
      SELECT id, id, 0 FROM entites WHERE id = ANY(${ids})
      UNION SELECT dessous.de, entites.id, dessous.rang + 1 FROM dessous
      JOIN entites ON entites.parent_id = dessous.id WHERE dessous.rang < 50
    )
    SELECT de, array_agg(DISTINCT id) AS ids FROM dessous GROUP BY de`;
}

async function keysOfCriteria(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, readonly string[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; cles: string[] }>`
    SELECT voulu.id, array_agg(mot.cle ORDER BY mot.id <> voulu.id, mot.id) AS cles FROM criteres AS voulu
    JOIN criteres AS mot ON coalesce(mot.equivaut, mot.id) = coalesce(voulu.equivaut, voulu.id)
    WHERE voulu.id = ANY(${[...ids]}::bigint[]) GROUP BY voulu.id`.execute(db);
  return new Map(rows.map(({ id, cles }) => [id, cles]));
}

const OWNED = { ownerColumn: 'entite_id', shared: true } as const;

async function positionsOf(db: Db, ids: readonly number[], scope: Scope): Promise<ReadonlyMap<number, Point>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number } & Point>`
    SELECT id, latitude AS lat, longitude AS lon FROM objets
    WHERE id = ANY(${[...ids]}::bigint[]) AND latitude IS NOT NULL AND longitude IS NOT NULL AND (${visible(OWNED, scope)})`.execute(
    db,
  );
  return new Map(rows.map(({ id, lat, lon }) => [id, { lat, lon }]));
}

async function profilesSeen(db: Db, ids: readonly number[], scope: Scope): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<Row<'profils_scoring', 'id'>>`
    SELECT id FROM profils_scoring WHERE id = ANY(${[...ids]}::bigint[]) AND (${visible(OWNED, scope)})`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
