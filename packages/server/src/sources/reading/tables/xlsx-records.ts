import { formatNumber } from '@bridge/contract';
import type { SaxesTagPlain } from 'saxes';
import { folded } from '../../clean/texte.rules.ts';
import { type Fiche, FluxIllisible, type Illisible } from '../../source.ts';
import type { EntreeZip, Zip } from '../archives/zip.ts';
import { rangDesNoms } from './entetes.rules.ts';
import { LOOKED_AT, type RangeeDeTableau, tableRecords } from './table-records.ts';
import { dateStyles, serialDate } from './xlsx-dates.rules.ts';
import { LIMITES, type LimitesClasseur, parsed, tooLarge, withPiece } from './xlsx-parse.ts';
import { sommaireOf } from './xlsx-sommaire.ts';

/** Memory that each shared word takes besides its characters, counted in characters. */
const WORD = 16;
/** The elements of the styles that tell which numbers are dates. */
const STYLES = new Set(['numFmt', 'cellXfs', 'xf']);
const MOST_COLUMNS = 2_000;
/** The column that says which sheet a row is of. */
const FEUILLE = 'feuille';

export function isWorkbook({ entrees }: Zip): boolean {
  for (const { nom } of entrees) if (nom.toLowerCase() === 'xl/workbook.xml') return true;
  return false;
}

interface Feuille {
  readonly nom: string;
  readonly entete: readonly string[];
  readonly rows: () => AsyncGenerator<RangeeDeTableau>;
}

/**
 * The rows of a workbook, as they come: sheets are streamed, only the shared words are held. Its sheets that have the columns of the first
 * one are read one after the other; the others are told. Throws FluxIllisible.
 */
export async function* xlsxRecords(
  zip: Zip,
  limites: Partial<LimitesClasseur> = {},
): AsyncGenerator<Fiche | Illisible, { readonly nombre: number }> {
  const limits = { ...LIMITES, ...limites };
  const { feuilles, strings, styles, is1904 } = await sommaireOf(zip, limits);
  if (feuilles.length === 0) throw new FluxIllisible('Le classeur ne contient aucune feuille.');
  const words = await wordsOf(strings, limits);
  const dates = await stylesOf(styles, limits);
  const vues: Feuille[] = [];
  for (const { nom, entree } of feuilles) {
    const rows = () => rowsOf(entree, { words, dates, is1904, limits });
    vues.push({ nom, rows, entete: await enteteOf(rows()) });
  }
  const premiere = vues.find(({ entete }) => entete.length > 1) ?? vues[0];
  const lues = vues.filter((vue) => vue === premiere || isSemblable(vue, premiere));
  let nombre = 0;
  for (const { nom, entete, rows } of lues) {
    const reading = tableRecords(rows());
    for (let next = await reading.next(); !next.done; next = await reading.next()) {
      nombre += 1;
      yield lues.length === 1 ? next.value : ofSheet(next.value, nom, entete);
    }
  }
  for (const vue of vues) {
    if (lues.includes(vue)) continue;
    const lignes = await countOf(vue);
    if (lignes > 0) yield unread(vue, lignes, premiere?.nom ?? '');
  }
  return { nombre };
}

/** The fewest names that a row without any other beneath it must have to be those of columns, and no title. */
const FEWEST_NAMES = 3;

/** The names of the columns of a sheet; none where it has no row beneath them, unless they are many: such an export has nothing to give today. */
async function enteteOf(rows: AsyncGenerator<RangeeDeTableau>): Promise<readonly string[]> {
  const seen: (readonly string[])[] = [];
  for await (const { cells } of rows) {
    if (cells.some((cell) => cell !== '')) seen.push(cells);
    if (seen.length === LOOKED_AT) break;
  }
  const rang = rangDesNoms(seen);
  const noms = (seen[rang] ?? []).map(folded).filter(Boolean);
  if (rang + 1 < seen.length) return noms;
  const isNoms = new Set(noms).size >= FEWEST_NAMES && !noms.some((nom) => /\d{4}/.test(nom));
  return seen.length === 1 && isNoms ? noms : [];
}

/** Whether a sheet has the columns of the first one: two names in three, and more than one. */
function isSemblable({ entete }: Feuille, premiere: Feuille | undefined): boolean {
  const noms = new Set(premiere?.entete);
  const communs = new Set(entete.filter((nom) => noms.has(nom))).size;
  return communs > 1 && communs * 3 >= Math.min(noms.size, entete.length) * 2;
}

/** Adds the name of its sheet to a row, where several sheets are read: it often says what the rows are. */
function ofSheet(fiche: Fiche, nom: string, entete: readonly string[]): Fiche {
  const position = `feuille «\u00a0${nom}\u00a0», ${fiche.position}`;
  if (entete.includes(FEUILLE)) return { ...fiche, position };
  const valeur = { ...(fiche.valeur as Record<string, string>), [FEUILLE]: nom };
  return { ...fiche, valeur, brut: JSON.stringify(valeur), position };
}

async function countOf({ rows }: Feuille): Promise<number> {
  let count = 0;
  for await (const _ of tableRecords(rows())) count += 1;
  return count;
}

function unread({ nom, entete }: Feuille, lignes: number, premiere: string): Illisible {
  return {
    kind: 'illisible',
    position: `feuille «\u00a0${nom}\u00a0»`,
    motif: `Cette feuille (${formatNumber(lignes)}\u00a0ligne${lignes > 1 ? 's' : ''}) n’a pas les colonnes de la feuille «\u00a0${premiere}\u00a0»\u00a0: elle n’est pas lue. Si ce sont des fiches, déposez-la à part.`,
    extrait: entete.join('\u00a0; ').slice(0, 300),
  };
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
  /** Days are counted from 1904, as on old Macs. */
  readonly is1904: boolean;
  readonly limits: LimitesClasseur;
}

function rowsOf(entree: EntreeZip, { words, dates, is1904, limits }: Lexique): AsyncGenerator<RangeeDeTableau> {
  return parsed<RangeeDeTableau>(entree, limits, (parser) => {
    const found: RangeeDeTableau[] = [];
    const dated = (serial: string) => serialDate(serial, is1904);
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
        const cell = cellOf(kind, text, words, dates.has(style) ? dated : undefined);
        size += cell.length;
        if (size > limits.rangee) throw tooLarge();
        cells[column] = cell;
      } else if (name === 'row') found.push({ numero, cells });
    });
    return found;
  });
}

function cellOf(kind: string, text: string, words: readonly string[], dated?: (serial: string) => string): string {
  if (kind === 's') return words[Number(text)] ?? '';
  if (kind === 'b') return text === '1' ? 'oui' : 'non';
  if (kind === 'e') return '';
  return kind === 'n' && dated !== undefined ? dated(text) : text;
}

/** The rank of a column by the letters of a cell: « AB12 » is in the 28th column. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference.replace(/\d+$/, '').toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}
