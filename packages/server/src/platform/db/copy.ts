import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CompiledQuery, type Kysely } from 'kysely';
import type { ClientBase, QueryResult } from 'pg';
import { from } from 'pg-copy-streams';

/** A value of a copied row: arrays are of texts, objects are documents. */
export type Copied = string | number | Buffer | readonly string[] | object | null;

/** The rows of a COPY, as its text. Given as the only parameter of the statement: the pool knows how to send it. */
export class CopyText {
  constructor(readonly text: string) {}
}

/** Adds rows by COPY, inside the transaction: for many rows at once, much less work than INSERT. Nothing may be there already. */
export async function copyInto<Schema>(
  tx: Kysely<Schema>,
  table: string,
  columns: readonly string[],
  rows: readonly (readonly Copied[])[],
): Promise<void> {
  if (rows.length === 0) return;
  const text = rows.map((row) => row.map(valueText).join('\t')).join('\n');
  await tx.executeQuery(
    CompiledQuery.raw(`COPY ${table} (${columns.join(', ')}) FROM STDIN`, [new CopyText(`${text}\n`)]),
  );
}

/** Sends the rows of a COPY to the database. */
export async function sendCopy(client: ClientBase, statement: string, { text }: CopyText): Promise<QueryResult> {
  await pipeline(Readable.from([text]), client.query(from(statement)));
  return { command: 'COPY', rowCount: 0, rows: [], oid: 0, fields: [] };
}

function valueText(value: Copied): string {
  if (value === null) return '\\N';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return escaped(value);
  if (Buffer.isBuffer(value)) return `\\\\x${value.toString('hex')}`;
  if (Array.isArray(value)) return escaped(arrayText(value));
  return escaped(JSON.stringify(value));
}

function arrayText(texts: readonly string[]): string {
  return `{${texts.map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
}

const SPECIAL = /[\\\t\n\r]/g;
const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function escaped(text: string): string {
  return text.replace(SPECIAL, (special) => ESCAPES[special] ?? special);
}
