import { type BrouillonDeSelection, SANS_REGLE } from '@bridge/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Scope } from '../../platform/auth/identity.ts';
import type { Db, Row } from '../../schema.ts';
import { retainedWhere } from '../selection/evaluation.repository.ts';
import { openQuestion } from '../selection/question.ts';
import { savedSelection } from '../selection/saved.repository.ts';
import { dependsOn } from './cercle.repository.ts';

/** The objets that get a score. */
export interface Perimetre {
  readonly where: RawBuilder<SqlBool>;
  /** The numbers of all of them, when whether one is in depends on the others. Null when each can be judged alone. */
  readonly ids: readonly number[] | null;
}

const TOUS: BrouillonDeSelection = {
  mode: 'dynamique',
  regles: SANS_REGLE,
  inclusions: [],
  exclusions: [],
  tri: null,
  limite: null,
  dedoublonnage: null,
};

/** The published objets of the reference sélection, or of the catalogue, that a scope sees. */
export async function perimetreOf(db: Db, selection: number | null, scope: Scope, at: Date): Promise<Perimetre> {
  const brouillon = selection === null ? TOUS : await brouillonOf(db, selection);
  const { limite, dedoublonnage, tri } = brouillon;
  // The order matters only with a limit.
  const question = await openQuestion(db, {
    brouillon: { ...brouillon, tri: limite === null ? null : tri },
    scope,
    at,
  });
  const where = retainedWhere(question);
  if (limite === null && dedoublonnage === null) return { where, ids: null };
  // The objets are found once, instead of once per lot.
  const { rows } = await sql<Row<'objets', 'id'>>`SELECT id FROM objets WHERE ${where} ORDER BY id`.execute(db);
  const ids = rows.map(({ id }) => id);
  return { where: among(ids), ids };
}

async function brouillonOf(db: Db, id: number): Promise<BrouillonDeSelection> {
  return (await savedSelection(db, id))?.brouillon ?? TOUS;
}

/** Whether the sélection that decides which objets get a score depends on that very score. */
export async function asksForScore(db: Db, selection: number, profil: number): Promise<boolean> {
  return dependsOn(db, await brouillonOf(db, selection), { profil });
}

/** The first objets of the perimeter, by number. */
export async function idsWithin(db: Db, { where, ids }: Perimetre, most: number): Promise<readonly number[]> {
  if (ids !== null) return ids.slice(0, most);
  const { rows } = await sql<
    Row<'objets', 'id'>
  >`SELECT id FROM objets WHERE ${where} ORDER BY id LIMIT ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function isWithin(db: Db, { where }: Perimetre, objet: number): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM objets WHERE id = ${objet} AND ${where}`.execute(db);
  return rows.length > 0;
}

/** The condition that an objet is among some. */
export function among(ids: readonly number[]): Perimetre['where'] {
  return sql`id = ANY(${[...ids]}::bigint[])`;
}

/** The condition that an objet is among some and in the perimeter. */
export function amongWithin({ where }: Pick<Perimetre, 'where'>, ids: readonly number[]): Perimetre['where'] {
  return sql`${among(ids)} AND ${where}`;
}
