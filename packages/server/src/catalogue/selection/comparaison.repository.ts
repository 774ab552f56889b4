import type { ObjetRetenu } from '@bridge/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../schema.ts';
import type { Contexte } from '../regle/contexte.ts';
import { objetsShown, retainedWhere } from './evaluation.repository.ts';
import type { Question } from './question.ts';

const SHOWN = 100;

interface Part {
  readonly total: number;
  readonly items: ObjetRetenu[];
}

/** How many objets two questions share, and how many only one of them keeps. */
export async function compareQuestions(
  db: Db,
  a: Question,
  b: Question,
): Promise<{ communs: Part; seulementA: Part; seulementB: Part }> {
  const [inA, inB] = [retainedWhere(a), retainedWhere(b)];
  return {
    communs: await partOf(db, sql`(${inA}) AND (${inB})`, a.contexte),
    seulementA: await partOf(db, sql`(${inA}) AND NOT (${inB})`, a.contexte),
    seulementB: await partOf(db, sql`(${inB}) AND NOT (${inA})`, b.contexte),
  };
}

async function partOf(db: Db, where: RawBuilder<SqlBool>, contexte: Contexte): Promise<Part> {
  const { rows } = await sql<{ id: number; total: number }>`
    SELECT id, count(*) OVER () AS total FROM objets WHERE ${where} ORDER BY nom_tri COLLATE "C", id LIMIT ${SHOWN}`.execute(
    db,
  );
  return {
    total: rows[0]?.total ?? 0,
    items: await objetsShown(
      db,
      rows.map(({ id }) => id),
      contexte,
    ),
  };
}
