import { SaxesParser } from 'saxes';
import { FluxIllisible } from '../../source.ts';
import type { EntreeZip } from '../archives/zip.ts';
import { textOf } from '../text/decode.ts';

export interface LimitesClasseur {
  /** What its words may take once in memory, in characters: they are looked up by number, hence kept. */
  readonly mots: number;
  /** The longest cell, in characters; spreadsheets allow 32,767. */
  readonly cellule: number;
  /** The longest row, in characters, shared words included. */
  readonly rangee: number;
  readonly styles: number;
}
export const LIMITES: LimitesClasseur = { mots: 100_000_000, cellule: 1_000_000, rangee: 5_000_000, styles: 100_000 };
export const tooLarge = () =>
  new FluxIllisible('Le classeur est trop grand. Enregistrez-le en CSV, puis déposez ce fichier.');

/** Feeds a parser with an entry, and gives the control back between chunks: what it gathered is taken then. */
export async function* parsed<T>(
  entree: EntreeZip,
  { cellule }: LimitesClasseur,
  listen: (parser: SaxesParser) => T[],
): AsyncGenerator<T> {
  const parser = new SaxesParser();
  let tag = 0;
  parser.on('opentagstart', () => {
    tag = parser.position;
  });
  parser.on('doctype', () => {
    throw new FluxIllisible('Le classeur contient un DOCTYPE\u00a0: il est refusé par sécurité.');
  });
  parser.on('error', () => {
    throw new FluxIllisible('Le classeur est abîmé\u00a0: une de ses feuilles n’est pas du XML.');
  });
  const found = listen(parser);
  for await (const chunk of textOf(entree.octets(), { portee: 'document' })) {
    parser.write(chunk);
    // The parser holds a text, an attribute or a comment until its end.
    if (parser.position - tag > 4 * cellule) throw tooLarge();
    yield* found.splice(0);
  }
  parser.close();
  yield* found.splice(0);
}

export function withPiece(text: string, piece: string, { cellule }: LimitesClasseur): string {
  if (text.length + piece.length > cellule) throw tooLarge();
  return text + piece;
}
