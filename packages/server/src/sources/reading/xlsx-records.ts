import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { type Fiche, FluxIllisible } from '../source.ts';
import { textOf } from './decode.ts';
import { type RangeeDeTableau, tableRecords } from './table-records.ts';
import { dateStyles, serialDate } from './xlsx-dates.rules.ts';
import type { EntreeZip, Zip } from './zip.ts';

interface LimitesClasseur {
  /** What its words may take once in memory, in characters: they are looked up by number, hence kept. */
  readonly mots: number;
  /** Of one cell, in characters; spreadsheets keep 32,767. */
  readonly cellule: number;
  /** Of a row, words that many cells share included. */
  readonly rangee: number;
  readonly styles: number;
}
const LIMITES: LimitesClasseur = { mots: 100_000_000, cellule: 1_000_000, rangee: 5_000_000, styles: 100_000 };
/** What a word takes besides its characters. */
const WORD = 16;
/** Of the styles, what tells which numbers are dates. */
const STYLES = new Set(['numFmt', 'cellXfs', 'xf']);
const MOST_COLUMNS = 2_000;
const SHEET = /^xl\/worksheets\/[^/]+\.xml$/i;

export function isWorkbook({ entrees }: Zip): boolean {
  for (const { nom } of entrees) if (nom.toLowerCase() === 'xl/workbook.xml') return true;
  return false;
}

/** The rows of the first sheet of a workbook, as they come: sheets are streamed, only the shared words are held. Throws FluxIllisible. */
export async function* xlsxRecords(
  zip: Zip,
  limites: Partial<LimitesClasseur> = {},
): AsyncGenerator<Fiche, { readonly nombre: number }> {
  const limits = { ...LIMITES, ...limites };
  const { sheet, strings, styles } = partsOf(zip);
  if (sheet === undefined) throw new FluxIllisible('Le classeur ne contient aucune feuille.');
  const words = await wordsOf(strings, limits);
  const dates = await stylesOf(styles, limits);
  return yield* tableRecords(rowsOf(sheet, { words, dates, limits }));
}

interface Parts {
  sheet?: EntreeZip;
  strings?: EntreeZip;
  styles?: EntreeZip;
}

/** What is read of a workbook, its first sheet among others; the rest of the archive is passed over. */
function partsOf({ entrees }: Zip): Readonly<Parts> {
  const parts: Parts = {};
  for (const entree of entrees) {
    const nom = entree.nom.toLowerCase();
    if (nom === 'xl/sharedstrings.xml') parts.strings ??= entree;
    else if (nom === 'xl/styles.xml') parts.styles ??= entree;
    else if (SHEET.test(nom) && (parts.sheet === undefined || isBefore(entree, parts.sheet))) parts.sheet = entree;
  }
  return parts;
}

const isBefore = (one: EntreeZip, other: EntreeZip): boolean =>
  one.nom.localeCompare(other.nom, 'fr', { numeric: true }) < 0;

/** Feeds a parser with an entry, and gives the control back between chunks: what it gathered is taken then. */
async function* parsed<T>(
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

async function wordsOf(entree: EntreeZip | undefined, limits: LimitesClasseur): Promise<readonly string[]> {
  if (entree === undefined) return [];
  const words: string[] = [];
  let total = 0;
  const reading = parsed<string>(entree, limits, (parser) => {
    const found: string[] = [];
    let text: string | null = null;
    let inside = false;
    parser.on('opentag', ({ name }) => {
      if (name === 'si') text = '';
      else if (name === 't') inside = true;
    });
    parser.on('text', (piece) => {
      if (inside && text !== null) text = withPiece(text, piece, limits);
    });
    parser.on('closetag', ({ name }) => {
      if (name === 't') inside = false;
      else if (name === 'si') {
        found.push(text ?? '');
        text = null;
      }
    });
    return found;
  });
  for await (const word of reading) {
    total += word.length + WORD;
    if (total > limits.mots) throw tooLarge();
    words.push(word);
  }
  return words;
}

const tooLarge = () => new FluxIllisible('Le classeur est trop grand. Enregistrez-le en CSV, puis déposez ce fichier.');

function withPiece(text: string, piece: string, { cellule }: LimitesClasseur): string {
  if (text.length + piece.length > cellule) throw tooLarge();
  return text + piece;
}

async function stylesOf(entree: EntreeZip | undefined, limits: LimitesClasseur): Promise<ReadonlySet<number>> {
  if (entree === undefined) return new Set();
  const tags: SaxesTagPlain[] = [];
  const reading = parsed<SaxesTagPlain>(entree, limits, (parser) => {
    const found: SaxesTagPlain[] = [];
    parser.on('opentag', (tag) => {
      if (STYLES.has(tag.name)) found.push(tag);
    });
    parser.on('closetag', (tag) => {
      if (tag.name === 'cellXfs') found.push({ ...tag, attributes: {}, isSelfClosing: true });
    });
    return found;
  });
  for await (const tag of reading) {
    if (tags.push(tag) > limits.styles) throw tooLarge();
  }
  return dateStyles(tags);
}

interface Lexique {
  readonly words: readonly string[];
  /** Styles whose numbers are dates. */
  readonly dates: ReadonlySet<number>;
  readonly limits: LimitesClasseur;
}

function rowsOf(entree: EntreeZip, { words, dates, limits }: Lexique): AsyncGenerator<RangeeDeTableau> {
  return parsed<RangeeDeTableau>(entree, limits, (parser) => {
    const found: RangeeDeTableau[] = [];
    let cells: string[] = [];
    let size = 0;
    let numero = 0;
    let column = -1;
    let kind = '';
    let style = -1;
    let text = '';
    let inside = false;
    parser.on('opentag', ({ name, attributes }) => {
      if (name === 'row') {
        cells = [];
        size = 0;
        column = -1;
        numero = Number(attributes.r ?? numero + 1);
      } else if (name === 'c') {
        column = attributes.r === undefined ? column + 1 : columnOf(attributes.r);
        kind = attributes.t ?? 'n';
        style = Number(attributes.s ?? -1);
        text = '';
      } else if (name === 'v' || name === 't') inside = true;
    });
    parser.on('text', (piece) => {
      if (inside) text = withPiece(text, piece, limits);
    });
    parser.on('closetag', ({ name }) => {
      if (name === 'v' || name === 't') inside = false;
      else if (name === 'c' && column < MOST_COLUMNS) {
        while (cells.length < column) cells.push('');
        const cell = cellOf(kind, text, words, dates.has(style));
        size += cell.length;
        if (size > limits.rangee) throw tooLarge();
        cells[column] = cell;
      } else if (name === 'row') found.push({ numero, cells });
    });
    return found;
  });
}

function cellOf(kind: string, text: string, words: readonly string[], isDate: boolean): string {
  if (kind === 's') return words[Number(text)] ?? '';
  if (kind === 'b') return text === '1' ? 'oui' : 'non';
  if (kind === 'e') return '';
  return kind === 'n' && isDate ? serialDate(text) : text;
}

/** « AB12 » is the 28th. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference.replace(/\d+$/, '').toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}
