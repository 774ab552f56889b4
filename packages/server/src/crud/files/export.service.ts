import {
  type AnyRow,
  BridgeError,
  type Field,
  LARGEST_EXPORT,
  type ListedResource,
  type Names,
  USAGES,
} from '@bridge/contract';
import type { Acteur } from '../../platform/auth/acteur.ts';
import { csvAnswer } from '../../platform/http/csv.ts';
import type { FileAnswer } from '../../platform/http/endpoint.ts';
import type { Db } from '../../schema.ts';
import { numberFound, type Search } from '../read/list.repository.ts';
import { type Found, type ListQuery, rowsOfRecords } from '../read/read.service.ts';
import type { Words } from '../read/read-only.entry.ts';
import type { Entry, Registry } from '../registry.ts';
import type { Stored } from '../stored.ts';
import { cellText } from './cell.rules.ts';

export interface ExportQuery extends Search {
  readonly format: 'csv' | 'xlsx';
  readonly fields: readonly string[];
}

const AT_ONCE = 1_000;
/** A workbook is built whole in memory: larger lists leave as CSV, row by row. */
const LARGEST_WORKBOOK = 10_000;
/** A spreadsheet refuses a workbook with a longer cell. */
const LONGEST_CELL = 32_767;

/** The rows of an exported list, and how to write values that need more than their field. */
export interface Exported {
  readonly stored: Pick<Stored<ListedResource>, 'resource' | 'table'>;
  readonly language: string;
  readonly total: number;
  readonly rows: (query: ListQuery) => Promise<Found<AnyRow>>;
  readonly words?: Words | undefined;
}

/**
 * A list as a file: the same rows, order and columns, with names in place of numbers, and first the record and version
 * of each line, which an import needs.
 */
export async function exportRows(exported: Exported, { format, fields, ...search }: ExportQuery): Promise<FileAnswer> {
  const { stored, total } = exported;
  if (total > (format === 'xlsx' ? LARGEST_WORKBOOK : LARGEST_EXPORT)) throw new BridgeError('tooManyRows');
  const columns = columnsOf(stored.resource, fields);
  const header = columns.map(({ label }) => label);
  const rows = exportedRows(exported, search, columns);
  const fileName = `${stored.table}.${format}`;
  if (format === 'xlsx') return { fileName, type: XLSX, body: await workbook(header, rows) };
  return csvAnswer(fileName, header, rows);
}

export async function exportRecords(
  registry: Registry,
  db: Db,
  entry: Entry,
  acteur: Acteur,
  query: ExportQuery,
): Promise<FileAnswer> {
  const total = await numberFound(db, entry, acteur.scope, query);
  const rows = (page: ListQuery) => rowsOfRecords(registry, db, entry, acteur, page);
  return exportRows({ stored: entry, language: acteur.language, total, rows }, query);
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface Column {
  readonly name: string;
  readonly label: string;
  readonly field: Field | undefined;
}

function columnsOf(resource: ListedResource, names: readonly string[]): Column[] {
  const seen = names.length > 0 ? names : Object.keys(resource.fields);
  const wanted = [...new Set([...(resource.kind === 'collection' ? ['id', 'version'] : ['id']), ...seen])];
  const others: Readonly<Record<string, string>> = { id: 'Numéro', version: 'Version', [USAGES]: 'Utilisations' };
  return wanted.map((name) => {
    const field = resource.fields[name];
    return { name, label: field?.label ?? others[name] ?? name, field };
  });
}

async function* exportedRows(
  { rows, words, language }: Exported,
  search: Search,
  columns: readonly Column[],
): AsyncGenerator<string[]> {
  const fields = columns.map(({ name }) => name);
  for (let page = 1; ; page += 1) {
    const { items, names } = await rows({ ...search, page, itemsPerPage: AT_ONCE, fields });
    for (const item of items)
      yield columns.map(({ name, field }) => words?.(name, item) ?? cell(field, item[name], names, language));
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
  // Loaded for the first workbook: a start does without it.
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  return writeXlsxFile([...data, ...cells]).toBuffer();
}
