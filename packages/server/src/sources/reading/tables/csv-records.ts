import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { type Fiche, FluxIllisible } from '../../source.ts';
import { separateurCsv } from './separateur.rules.ts';
import { type RangeeDeTableau, tableRecords } from './table-records.ts';

const HEAD = 64_000;
const LARGEST_ROW = 5_000_000;
const MOST_COLUMNS = 2_000;

/** The rows of a table written as text, whatever separates its cells unless people chose, in bounded memory. Throws FluxIllisible. */
export async function* csvRecords(
  chunks: AsyncIterable<string>,
  separateur?: string,
): AsyncGenerator<Fiche, { readonly nombre: number }> {
  const source = chunks[Symbol.asyncIterator]();
  let head = '';
  for (let next = await source.next(); !next.done; next = await source.next()) {
    head += next.value;
    if (head.length >= HEAD) break;
  }
  // The first line may name the separator, « sep=; », as spreadsheets write it.
  const said = /^\ufeff?sep=(.)\r?\n/i.exec(head);
  const begun = head.slice(said?.[0].length ?? 0);
  const text = Readable.from(resumed(begun, source));
  const parser = text.pipe(
    parse({
      delimiter: separateur ?? said?.[1] ?? separateurCsv(begun.slice(0, HEAD)),
      bom: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: LARGEST_ROW,
    }),
  );
  // A pipe does not pass on the errors of its source, such as a compressed file that was cut.
  text.on('error', (error) => parser.destroy(error));
  try {
    return yield* tableRecords(numbered(parser), checkNoms);
  } catch (error) {
    if (error instanceof CsvError)
      throw new FluxIllisible(
        'Le tableau (CSV) est illisible\u00a0: une ligne est trop longue ou ses guillemets ne se ferment pas.',
      );
    throw error;
  } finally {
    text.destroy();
    parser.destroy();
  }
}

function checkNoms({ length }: readonly string[]): void {
  if (length > MOST_COLUMNS) throw new FluxIllisible('Ce tableau a trop de colonnes pour être un flux.');
  if (length < 2) throw new FluxIllisible('Ce fichier n’est ni du JSON, ni du XML, ni un tableau (CSV).');
}

async function* numbered(rows: AsyncIterable<readonly string[]>): AsyncGenerator<RangeeDeTableau> {
  let numero = 0;
  for await (const cells of rows) {
    numero += 1;
    yield { numero, cells };
  }
}

async function* resumed(head: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  yield head;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}
