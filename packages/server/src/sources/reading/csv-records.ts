import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { type Fiche, FluxIllisible, type Illisible } from '../source.ts';
import { entetesOf, rowOf } from './entetes.rules.ts';
import { separateurCsv } from './separateur.rules.ts';

const HEAD = 64_000;
const LARGEST_ROW = 5_000_000;
const MOST_COLUMNS = 2_000;

/** The rows of a table written as text, whatever separates its cells, in bounded memory. Throws FluxIllisible. */
export async function* csvRecords(
  chunks: AsyncIterable<string>,
): AsyncGenerator<Fiche | Illisible, { readonly nombre: number }> {
  const source = chunks[Symbol.asyncIterator]();
  let head = '';
  for (let next = await source.next(); !next.done; next = await source.next()) {
    head += next.value;
    if (head.length >= HEAD) break;
  }
  const text = Readable.from(resumed(head, source));
  const parser = text.pipe(
    parse({
      delimiter: separateurCsv(head.slice(0, HEAD)),
      bom: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: LARGEST_ROW,
    }),
  );
  // A pipe does not tell of a source that breaks, such as a compressed file that was cut.
  text.on('error', (error) => parser.destroy(error));
  let entetes: readonly string[] | null = null;
  let nombre = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      if (entetes === null) {
        if (cells.length > MOST_COLUMNS) throw new FluxIllisible('Ce tableau a trop de colonnes pour être un flux.');
        if (cells.length < 2) throw new FluxIllisible('Ce fichier n’est ni du JSON, ni du XML, ni un tableau (CSV).');
        entetes = entetesOf(cells);
        continue;
      }
      nombre += 1;
      const valeur = rowOf(entetes, cells);
      yield { kind: 'fiche', brut: JSON.stringify(valeur), valeur, position: `ligne ${nombre + 1}` };
    }
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
  return { nombre };
}

async function* resumed(head: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  yield head;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}
