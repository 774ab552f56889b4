import { sql } from 'kysely';
import type { Db } from '../../../schema.ts';
import { recordById, type Values } from '../../read/record.repository.ts';
import type { Entry } from '../../registry.ts';
import { addVersion } from '../../write/history.repository.ts';
import { addRecord, type Change } from '../../write/record-writing.repository.ts';

const SYSTEM = { kind: 'system', reason: 'imports write wherever their feed says' } as const;

/** A person who changes a record. */
type Author = Change & { readonly userId: number };

/** Writes a record as an import does, with its first version and, if it is a column, its text for searches. */
export async function writeImported(db: Db, entry: Entry, values: Values, by: Author): Promise<number> {
  const id = await addRecord(db, entry, values, by);
  if (entry.searchColumn !== null) {
    const found = entry.columns.filter(({ field }) => field.searchable && field.readOnly).map(({ column }) => column);
    await sql`
      UPDATE ${sql.table(entry.table)}
      SET ${sql.ref(entry.searchColumn)} = sans_accent(concat_ws(' ', ${sql.join(found.map((column) => sql.ref(column)))}))
      WHERE id = ${id}`.execute(db);
  }
  const record = await recordById(db, entry, SYSTEM, id);
  if (!record) throw new Error(`nothing was written to ${entry.table}`);
  const author = { userId: by.userId, actor: null };
  await addVersion(db, { ressource: entry.resource.id, record, action: 'creer', at: by.at, by: author });
  return id;
}

/** Throws a record away as the product itself would. */
export async function throwAway(db: Db, { table }: Entry, id: number, at: Date): Promise<void> {
  await sql`UPDATE ${sql.table(table)} SET supprime_le = ${at}, version = version + 1 WHERE id = ${id}`.execute(db);
}
