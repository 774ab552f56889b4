import { sql } from 'kysely';
import type { Db } from '../../schema.ts';
import type { Values } from '../read/record.repository.ts';
import { columnType, type Stored } from '../stored.ts';

/** The author of a change, and its time. */
export interface Change {
  readonly userId: number | null;
  readonly at: Date;
}

export async function addRecord(db: Db, stored: Stored, values: Values, { userId, at }: Change): Promise<number> {
  const written = writtenColumns(stored, values);
  const columns = [...written.map(({ column }) => column), 'cree_le', 'cree_par', 'modifie_le', 'modifie_par'];
  const { rows } = await sql<{ id: number }>`
    INSERT INTO ${sql.table(stored.table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    VALUES (${sql.join([...written.map(({ value }) => value), sql`${at}`, sql`${userId}`, sql`${at}`, sql`${userId}`])})
    RETURNING id`.execute(db);
  const [added] = rows;
  if (!added) throw new Error(`nothing was added to ${stored.table}`);
  return added.id;
}

export async function saveRecord(
  db: Db,
  stored: Stored,
  id: number,
  values: Values,
  { userId, at }: Change,
): Promise<void> {
  const assignments = writtenColumns(stored, values).map(({ column, value }) => sql`${sql.ref(column)} = ${value}`);
  await sql`
    UPDATE ${sql.table(stored.table)}
    SET ${sql.join([...assignments, sql`version = version + 1`, sql`modifie_le = ${at}`, sql`modifie_par = ${userId}`])}
    WHERE id = ${id}`.execute(db);
}

/** Notes values that nobody types: the version stays. */
export async function noteValues(db: Db, stored: Stored, id: number, values: Values): Promise<void> {
  const assignments = writtenColumns(stored, values).map(({ column, value }) => sql`${sql.ref(column)} = ${value}`);
  await sql`UPDATE ${sql.table(stored.table)} SET ${sql.join(assignments)} WHERE id = ${id}`.execute(db);
}

function writtenColumns(stored: Stored, values: Values) {
  return stored.columns
    .filter(({ name }) => values[name] !== undefined)
    .map(({ name, field, column }) => {
      const value = values[name];
      const type = columnType(field);
      const shaped = type === 'jsonb' && value !== null ? JSON.stringify(value) : value;
      return { column, value: sql`${shaped}::${sql.raw(type)}` };
    });
}
