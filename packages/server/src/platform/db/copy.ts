import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CompiledQuery, type Kysely } from 'kysely';
import type { ClientBase, QueryResult } from 'pg';
import { from } from 'pg-copy-streams';

/** Characters that are sent at once. */
const PIECE = 64_000;

/** A value of a copied row: arrays are of texts, objects are documents. */
export type Copied = string | number | Buffer | readonly string[] | object | null;

/** The rows of a COPY, given as the only parameter of the statement: the pool knows how to send them. */
export class CopyRows {
  constructor(readonly rows: readonly (readonly Copied[])[]) {}
}

/** Adds rows by COPY inside the transaction, which for many rows is much faster than INSERT. None may exist already. */
export async function copyInto<Schema>(
  tx: Kysely<Schema>,
  table: string,
  columns: readonly string[],
  rows: readonly (readonly Copied[])[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.executeQuery(CompiledQuery.raw(`COPY ${table} (${columns.join(', ')}) FROM STDIN`, [new CopyRows(rows)]));
}

/** Sends the rows of a COPY to the database. */
export async function sendCopy(client: ClientBase, statement: string, { rows }: CopyRows): Promise<QueryResult> {
  await pipeline(Readable.from(pieces(rows), { highWaterMark: 1 }), client.query(from(statement)));
  return { command: 'COPY', rowCount: 0, rows: [], oid: 0, fields: [] };
}

/** The text of the rows, piece by piece: all of it at once would be in memory several times. */
function* pieces(rows: readonly (readonly Copied[])[]): Generator<string> {
  let text = '';
  for (const row of rows) {
    text += `${row.map(valueText).join('\t')}\n`;
    if (text.length < PIECE) continue;
    yield text;
    text = '';
  }
  if (text !== '') yield text;
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
