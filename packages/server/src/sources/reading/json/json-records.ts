import { type Fiche, FluxIllisible, type Illisible } from '../../source.ts';
import type { Enveloppe } from './json-envelope.ts';
import { JsonSplitter, type MorceauJson } from './json-splitter.ts';
import { jsonValue } from './json-value.ts';

export type { Enveloppe } from './json-envelope.ts';

export interface JsonRecordsOptions {
  /** Accepted paths of the array of records: [] for a bare array, ['d', 'results']… */
  readonly arrays: readonly (readonly string[])[];
  /** The longest record, in characters: a longer one is refused, and the next ones are read. */
  readonly largestRecord?: number;
  /** Keys whose content is never kept: what a source repeats of the question holds its key. */
  readonly ignored?: readonly string[];
  /** Keys that tell an empty answer from a single record, in a document without array: « numFound ». */
  readonly envelopeKeys?: readonly string[];
}

export interface JsonFini {
  readonly enveloppe: Enveloppe;
  /** Records met, readable or not. */
  readonly nombre: number;
  /** The document was one record, without any array. */
  readonly seul: boolean;
}

export const LARGEST_RECORD = 20_000_000;

/** The records of a JSON document, in order, in bounded memory. Throws FluxIllisible once the whole records were given. */
export async function* jsonRecords(
  chunks: AsyncIterable<string>,
  options: JsonRecordsOptions,
): AsyncGenerator<Fiche | Illisible, JsonFini> {
  const splitter = new JsonSplitter(
    options.arrays,
    options.ignored ?? ['query'],
    options.largestRecord ?? LARGEST_RECORD,
  );
  let nombre = 0;
  for await (const chunk of chunks) {
    for (const piece of splitter.push(chunk)) {
      nombre += 1;
      yield recordOf(piece);
    }
  }
  const enveloppe = splitter.envelope.values;
  const whole = splitter.end();
  if (whole === null || (options.envelopeKeys ?? []).some((key) => enveloppe.has(key))) {
    return { enveloppe, nombre, seul: false };
  }
  const record = recordOf(whole);
  // A whole document that is no JSON is an answer gone wrong, not one bad record among others.
  if (record.kind === 'illisible' && whole.motif === undefined) {
    throw new FluxIllisible('La réponse de la source n’est pas du JSON valide.');
  }
  yield record;
  return { enveloppe, nombre: 1, seul: true };
}

function recordOf(piece: MorceauJson): Fiche | Illisible {
  if (piece.motif !== undefined) return unreadable(piece, piece.motif);
  const read = jsonValue(piece.texte);
  if (!read.ok) return unreadable(piece, read.motif);
  return { kind: 'fiche', brut: read.brut, valeur: read.valeur, position: piece.position };
}

function unreadable(piece: MorceauJson, motif: string): Illisible {
  const extrait = piece.texte.slice(0, 300).replace(/\p{Surrogate}|[\0\uffff]/gu, '\ufffd');
  return { kind: 'illisible', position: piece.position, motif, extrait };
}
