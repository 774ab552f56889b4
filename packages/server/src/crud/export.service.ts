import { BridgeError, type Field, LARGEST_EXPORT, type Names, USAGES } from '@bridge/contract';
import writeXlsxFile from 'write-excel-file/node';
import type { Identity } from '../platform/auth/identity.ts';
import { csvAnswer } from '../platform/http/csv.ts';
import type { FileAnswer } from '../platform/http/endpoint.ts';
import type { Db } from '../schema.ts';
import { cellText } from './cell.rules.ts';
import { rowsOfRecords } from './read.service.ts';
import { numberFound, type Search } from './record.repository.ts';
import type { Entry, Registry } from './registry.ts';

export interface ExportQuery extends Search {
  readonly format: 'csv' | 'xlsx';
  readonly fields: readonly string[];
}

const AT_ONCE = 1_000;
/** A workbook is built whole in memory: larger lists leave as CSV, row by row. */
const LARGEST_WORKBOOK = 10_000;
/** A spreadsheet refuses a workbook with a longer cell. */
const LONGEST_CELL = 32_767;

/**
 * A list as seen: same rows, same order, same columns, names in place of numbers; and first what a file needs to come back: which
 * record a line is, and at what version.
 */
export async function exportRecords(
  registry: Registry,
  db: Db,
  entry: Entry,
  identity: Identity,
  { format, fields, ...search }: ExportQuery,
): Promise<FileAnswer> {
  const total = await numberFound(db, entry, identity.scope, search);
  if (total > (format === 'xlsx' ? LARGEST_WORKBOOK : LARGEST_EXPORT)) throw new BridgeError('tooManyRows');
  const columns = columnsOf(entry, fields);
  const header = columns.map(({ label }) => label);
  const rows = exportedRows(registry, db, entry, identity, search, columns);
  const fileName = `${entry.resource.table}.${format}`;
  if (format === 'xlsx') return { fileName, type: XLSX, body: await workbook(header, rows) };
  return csvAnswer(fileName, header, rows);
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface Column {
  readonly name: string;
  readonly label: string;
  readonly field: Field | undefined;
}

function columnsOf({ resource }: Entry, names: readonly string[]): Column[] {
  const seen = names.length > 0 ? names : Object.keys(resource.fields);
  const wanted = [...new Set(['id', 'version', ...seen])];
  const others: Readonly<Record<string, string>> = { id: 'Numéro', version: 'Version', [USAGES]: 'Utilisations' };
  return wanted.map((name) => {
    const field = resource.fields[name];
    return { name, label: field?.label ?? others[name] ?? name, field };
  });
}

async function* exportedRows(
  registry: Registry,
  db: Db,
  entry: Entry,
  identity: Identity,
  search: Search,
  columns: readonly Column[],
): AsyncGenerator<string[]> {
  const fields = columns.map(({ name }) => name);
  for (let page = 1; ; page += 1) {
    const query = { ...search, page, itemsPerPage: AT_ONCE, fields };
    const { items, names } = await rowsOfRecords(registry, db, entry, identity, query);
    for (const item of items) yield columns.map(({ name, field }) => cell(field, item[name], names, identity.language));
    if (items.length < AT_ONCE) return;
  }
}

function cell(field: Field | undefined, value: unknown, names: Names, language: string): string {
  return field ? cellText(field, value, names, language) : String(value ?? '');
}

async function workbook(header: readonly string[], rows: AsyncGenerator<string[]>): Promise<Buffer> {
  const data = [header.map((value) => ({ value, fontWeight: 'bold' as const }))];
  // Typed as text: a spreadsheet never takes such a cell for a formula.
  const cells: { value: string; type: StringConstructor }[][] = [];
  for await (const row of rows) cells.push(row.map((value) => ({ value: value.slice(0, LONGEST_CELL), type: String })));
  return writeXlsxFile([...data, ...cells]).toBuffer();
}
