import { type Field, type ListedResource, USAGES } from '@bridge/contract';
import type { ListFrame } from '../list-frame.ts';

export interface Column {
  readonly name: string;
  readonly label: string;
  /** Null for the count of usages, which no field holds. */
  readonly field: Field | null;
  readonly sortable: boolean;
  /** Width in rem, fixed so that columns keep their place while rows come and go. */
  readonly width: number;
  /** The least width in rem, where columns share too little room. Words are cut or wrapped; figures and dates never. */
  readonly least: number;
  /** When this column is the first, its value stands beside the name. */
  readonly leads?: true;
}

/** The wishes of an area about the columns of its list. */
type Wishes = Pick<ListFrame, 'columns' | 'lead'>;

type Shape = Pick<ListedResource, 'fields' | 'title'> & { readonly kind?: ListedResource['kind'] };

/** The column of the title: always shown, always first. */
export function titleColumn({ fields, title }: Shape): Column {
  const field = fields[title] ?? null;
  return { name: title, label: field?.label ?? 'Nom', field, sortable: field?.sortable === true, width: 18, least: 14 };
}

/** Every column that may be shown beside the title. */
export function availableColumns({ fields, title, kind }: Shape): Column[] {
  const own = Object.entries(fields)
    .filter(([name, { kind }]) => name !== title && kind !== 'secret')
    .map(([name, field]) => columnOf(name, field));
  // Nothing refers to records that are only read: their usages are not counted.
  if (kind === 'readOnly') return own;
  return [...own, { name: USAGES, label: 'Utilisé dans', field: null, sortable: false, width: 8, least: 8 }];
}

function columnOf(name: string, field: Field): Column {
  const width = Math.max(widthOf(field), headWidth(field.label.length));
  return { name, label: field.label, field, sortable: field.sortable === true, width, least: leastOf(width, field) };
}

/** The share of its width that a column of words keeps when room is short; a choice keeps one whole word, a heading each of its words. */
const SHARE = 0.6;
const SHORTEST = 6;
const ONE_WORD = 8;

function leastOf(width: number, field: Field): number {
  const shortest = field.kind === 'choice' ? ONE_WORD + dotOf(field) : SHORTEST;
  const least = Math.max(shortest, width * SHARE, headWidth(longestWord(field.label)));
  return RIGID.has(field.kind) ? width : Math.min(width, least);
}

/** The room of the dot beside the words of a state. */
const dotOf = (field: Field): number => (hasDot(field) ? 1.5 : 0);

/** The kinds whose values say nothing once they are cut. */
const RIGID: ReadonlySet<Field['kind']> = new Set(['boolean', 'colour', 'icon', 'number', 'money', 'date', 'datetime']);

/** The columns of the last author and the last date, which close the row. */
const LAST = ['modifiePar', 'modifieLe'];

/** The room beside the name on a screen of 1440 pixels, in rem. */
const ROOM = 50;

/**
 * The columns that the resource names, as long as there is room. The last author goes first, before columns have to
 * share the room, since the form shows it; then the last date; then the last of the named columns.
 */
export function firstColumns(shape: Shape, { columns }: Wishes = {}): string[] {
  if (columns) return Object.keys(columns);
  const { fields, title } = shape;
  const named = Object.keys(fields).filter((name) => name !== title && fields[name]?.list);
  const own = named.filter((name) => !LAST.includes(name));
  const [by, when] = LAST.map((name) => named.filter((one) => one === name));
  const takes = (names: readonly string[], measure: 'width' | 'least') =>
    chosenColumns(shape, names).reduce((sum, column) => sum + column[measure], 0);
  const whole = [...own, ...(by ?? []), ...(when ?? [])];
  if (takes(whole, 'width') <= ROOM) return whole;
  const dated = [...own, ...(when ?? [])];
  if (takes(dated, 'least') <= ROOM) return dated;
  const fits = own.findLastIndex((_, rank) => takes(own.slice(0, rank + 1), 'least') <= ROOM);
  return own.slice(0, fits + 1);
}

export function chosenColumns(
  shape: Shape,
  names: readonly string[],
  { columns: widths, lead }: Wishes = {},
): Column[] {
  const available = new Map(availableColumns(shape).map((column) => [column.name, column]));
  return names.flatMap((name) => {
    const column = available.get(name);
    if (!column) return [];
    const width = Math.max(widths?.[name] ?? column.width, headWidth(longestWord(column.label)));
    const least = column.field ? leastOf(width, column.field) : width;
    return { ...column, width, least, ...(name === lead ? { leads: true } : {}) };
  });
}

/** The names with one shown or hidden: a column that is shown again comes last. */
export function toggled(names: readonly string[], name: string): string[] {
  return names.includes(name) ? names.filter((other) => other !== name) : [...names, name];
}

export function moved(names: readonly string[], name: string, to: number): string[] {
  const others = names.filter((other) => other !== name);
  return others.length === names.length ? [...names] : others.toSpliced(Math.max(0, to), 0, name);
}

/** The column names of a stored text that still exist; null when the text holds no names. */
export function readColumnNames(shape: Shape, stored: unknown): string[] | null {
  if (!Array.isArray(stored)) return null;
  const available = availableColumns(shape).map(({ name }) => name);
  return [...new Set(stored)].filter((name) => available.includes(name));
}

/** Splits off a first column that stands beside the name, in the same cell: a picture. */
export function ledBy(columns: readonly Column[]): {
  readonly lead: Column | null;
  readonly others: readonly Column[];
} {
  const [first, ...others] = columns;
  return first?.leads ? { lead: first, others } : { lead: null, others: columns };
}

/** The most fields of a card, those asked for apart. */
const IN_A_CARD = 3;

/** The columns that a card has room for: the first ones and those asked for. A state that comes later takes the last place. */
export function cardColumns(columns: readonly Column[], asked: readonly string[]): Column[] {
  const own = columns.filter(({ name }) => name !== USAGES);
  const first = own.slice(0, IN_A_CARD);
  const later = first.some(isState) ? undefined : own.find(isState);
  const main = later ? [...first.slice(0, -1), later] : first;
  return own.filter((column) => main.includes(column) || asked.includes(column.name));
}

/** Whether the values of a column are states. */
const isState = ({ field }: Column): boolean => field !== null && hasDot(field);

/** Whether a dot stands beside the values of a field, which are states. */
const hasDot = (field: Field): boolean =>
  field.kind === 'choice' && field.choices.some(({ colour }) => colour !== undefined);

/** The width of a column of words: that of the longest word, within a limit, since names need the rest. */
function wordsWidth(words: readonly string[]): number {
  const longest = Math.max(0, ...words.map(({ length }) => length));
  return Math.min(13, Math.max(ONE_WORD, Math.ceil(longest / 2) + 2));
}

/** The width of so many letters of a heading on one line, with the mark of its order. */
function headWidth(letters: number): number {
  return Math.ceil(letters * 0.4 + 2.5);
}

const longestWord = (label: string): number => Math.max(...label.split(' ').map(({ length }) => length));

function widthOf(field: Field): number {
  switch (field.kind) {
    case 'boolean':
    case 'colour':
    case 'icon':
      return 7;
    case 'number':
    case 'money':
    case 'date':
      return 8;
    case 'slug':
      return 9;
    case 'choice':
      return wordsWidth(field.choices.map(({ label }) => label)) + dotOf(field);
    case 'reference':
    case 'datetime':
      return 10;
    case 'choices':
    case 'references':
    case 'period':
    case 'email':
    case 'url':
      return 14;
    case 'text':
      return field.longest <= 100 ? 10 : 12;
    default:
      return 12;
  }
}
