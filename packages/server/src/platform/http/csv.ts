import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { FileAnswer } from './endpoint.ts';

/**
 * Rows as a file for a spreadsheet, as they come. Desks in France expect semicolons, and the mark tells that it is UTF-8. What looks like
 * a formula is made a text, and any line break is quoted: a spreadsheet would begin a row, and maybe a formula, at each.
 */
export function csvAnswer(fileName: string, header: readonly string[], rows: AsyncIterable<string[]>): FileAnswer {
  const csv = stringify({
    bom: true,
    delimiter: ';',
    record_delimiter: 'windows',
    quote_record_delimiter: true,
    escape_formulas: true,
  });
  // Rows that fail end the answer with their error, which its sender hears of: nothing is left to do.
  const body = pipeline(Readable.from(withHeader(header, rows)), csv, () => undefined);
  return { fileName, type: 'text/csv; charset=utf-8', body };
}

async function* withHeader(header: readonly string[], rows: AsyncIterable<string[]>) {
  yield [...header];
  yield* rows;
}

/** A number as spreadsheets here read it. */
export function csvNumber(value: number): string {
  return String(value).replace('.', ',');
}
