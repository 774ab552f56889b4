import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { FileAnswer } from './endpoint.ts';

/**
 * Rows as a CSV file, written as they come. French spreadsheets expect semicolons, and a mark for UTF-8. A cell that
 * looks like a formula becomes a text, and line breaks are quoted: a spreadsheet could start a formula at each.
 */
export function csvAnswer(fileName: string, header: readonly string[], rows: AsyncIterable<string[]>): FileAnswer {
  const csv = stringify({
    bom: true,
    delimiter: ';',
    record_delimiter: 'windows',
    quote_record_delimiter: true,
    escape_formulas: true,
  });
  // An error of the rows ends the answer, and its sender hears of it.
  const body = pipeline(Readable.from(withHeader(header, rows)), csv, () => undefined);
  return { fileName, type: 'text/csv; charset=utf-8', body };
}

async function* withHeader(header: readonly string[], rows: AsyncIterable<string[]>) {
  yield [...header];
  yield* rows;
}

/** A number as French spreadsheets read it. */
export function csvNumber(value: number): string {
  return String(value).replace('.', ',');
}
