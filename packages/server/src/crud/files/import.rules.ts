import { BridgeError, type Field, type Resource } from '@bridge/contract';
import { fold, readCell } from './cell.reader.ts';

export interface ImportColumn {
  readonly name: string;
  readonly label: string;
  readonly field: Field | undefined;
  /** The language of the column, for a translated text. */
  readonly language: string | null;
}

/** The separator of cells: the usual one that the first line has most. */
export function delimiterOf(csv: string): string {
  const [header = ''] = csv.split(/\r?\n/, 1);
  const times = (sign: string) => header.split(sign).length;
  return [';', '\t', ','].reduce((best, sign) => (times(sign) > times(best) ? sign : best));
}

const NUMBER = ['numero', 'id'];
/**
 * What each column of a file holds: « Libellé », « libelle » or « Libellé (en) ». Columns that only the server writes
 * are ignored, so that an export can come back as it is; unknown columns are refused, so that typing mistakes are seen.
 */
export function columnsRead(
  { fields }: Pick<Resource, 'fields'>,
  header: readonly string[],
  language: string,
): (ImportColumn | null)[] {
  return header.map((title) => {
    if (NUMBER.includes(fold(title))) return { name: 'id', label: 'Numéro', field: undefined, language: null };
    if (fold(title) === 'version') return { name: 'version', label: 'Version', field: undefined, language: null };
    const [, words = title, own] = /^(.*?)\s*\(([a-z]{2})\)$/.exec(title.trim()) ?? [];
    const found = Object.entries(fields).find(([name, { label }]) => [fold(name), fold(label)].includes(fold(words)));
    if (!found && SERVER_ONLY.includes(fold(title))) return null;
    if (!found)
      throw new BridgeError('invalidInput', {
        errors: [{ path: 'csv', message: `La colonne « ${title} » n’existe pas ici. Corrigez son nom ou retirez-la.` }],
      });
    const [name, field] = found;
    if (field.readOnly || field.kind === 'secret' || field.kind === 'file') return null;
    return { name, label: field.label, field, language: field.kind === 'translated' ? (own ?? language) : null };
  });
}

const SERVER_ONLY = ['utilisations'];

export interface Line {
  readonly id: number | null;
  /** The version at which the line was exported: a later change of the record is not overwritten. */
  readonly version: number | null;
  readonly titre: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** A line of the file as the values of a record. */
export function valuesOf(
  { title }: Pick<Resource, 'title'>,
  columns: readonly (ImportColumn | null)[],
  cells: readonly string[],
): Line {
  const values: Record<string, unknown> = {};
  let id: number | null = null;
  let version: number | null = null;
  for (const [index, column] of columns.entries()) {
    const text = unescaped(cells[index] ?? '');
    if (!column) continue;
    if (column.name === 'id') id = text === '' ? null : numberIn(text);
    else if (column.name === 'version') version = text === '' ? null : numberIn(text);
    else if (column.language !== null)
      values[column.name] = { ...Object(values[column.name]), [column.language]: text };
    else if (column.field) values[column.name] = readCell(column.field, text);
  }
  const named = values[title];
  const titre = typeof named === 'object' ? Object.values(named ?? {})[0] : named;
  return { id, version, titre: String(titre ?? ''), values };
}

/** The number of a record, or zero for another text: a typing mistake must not create a record. */
function numberIn(text: string): number {
  return /^\d{1,15}$/.test(text) ? Number(text) : 0;
}

/** The value without the apostrophe that an export puts before what a spreadsheet would take for a formula. */
function unescaped(cell: string): string {
  return /^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}
