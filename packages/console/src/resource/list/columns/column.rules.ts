import { type Field, type ListedResource, USAGES } from '@bridge/contract';
import type { ListFrame } from '../list-frame.ts';

export interface Column {
  readonly name: string;
  readonly label: string;
  /** Absent for the count of usages, which no field holds. */
  readonly field: Field | null;
  readonly sortable: boolean;
  /** In rem: columns keep their place while rows come and go. */
  readonly width: number;
  /** In rem: what is left of it where the columns share too little room. Words are cut or go on below; figures and dates are not. */
  readonly least: number;
  /** As the first of the columns, it stands beside the name. */
  readonly leads?: true;
}

/** What an area says of the columns of its list. */
type Wishes = Pick<ListFrame, 'columns' | 'lead'>;

type Shape = Pick<ListedResource, 'fields' | 'title'> & { readonly kind?: ListedResource['kind'] };

/** Always there, always first. */
export function titleColumn({ fields, title }: Shape): Column {
  const field = fields[title] ?? null;
  return { name: title, label: field?.label ?? 'Nom', field, sortable: field?.sortable === true, width: 18, least: 14 };
}

/** Every column that may be shown beside the title. */
export function availableColumns({ fields, title, kind }: Shape): Column[] {
  const own = Object.entries(fields)
    .filter(([name, { kind }]) => name !== title && kind !== 'secret')
    .map(([name, field]) => columnOf(name, field));
  // Nothing uses what is only read.
  if (kind === 'readOnly') return own;
  return [...own, { name: USAGES, label: 'Utilisé dans', field: null, sortable: false, width: 8, least: 8 }];
}

function columnOf(name: string, field: Field): Column {
  const width = Math.max(widthOf(field), headWidth(field.label));
  return { name, label: field.label, field, sortable: field.sortable === true, width, least: leastOf(width, field) };
}

/** Of a column of words, as much as is still read: one word of those that are chosen among few is read whole. */
const SHARE = 0.6;
const SHORTEST = 6;
const ONE_WORD = 8;

function leastOf(width: number, { kind }: Field): number {
  const shortest = kind === 'choice' ? ONE_WORD : SHORTEST;
  return RIGID.has(kind) ? width : Math.min(width, Math.max(shortest, width * SHARE));
}

/** What says nothing once it is cut. */
const RIGID: ReadonlySet<Field['kind']> = new Set(['boolean', 'colour', 'icon', 'number', 'money', 'date', 'datetime']);

/** Who changed it, and when, close the row. */
const LAST = ['modifiePar', 'modifieLe'];

/** What a screen of 1440 pixels shows beside the name, in rem. */
const ROOM = 50;

/**
 * Those that the resource names, as long as there is room for them. Who changed it is known from its form: that goes first, before the
 * columns have to share; then when, then the last that the resource names.
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
    const width = widths?.[name] ?? column.width;
    const least = column.field ? leastOf(width, column.field) : width;
    return { ...column, width, least, ...(name === lead ? { leads: true } : {}) };
  });
}

/** Shown or not, at its place among the others: what is added comes last. */
export function toggled(names: readonly string[], name: string): string[] {
  return names.includes(name) ? names.filter((other) => other !== name) : [...names, name];
}

export function moved(names: readonly string[], name: string, to: number): string[] {
  const others = names.filter((other) => other !== name);
  return others.length === names.length ? [...names] : others.toSpliced(Math.max(0, to), 0, name);
}

/** Those of a stored text that still exist; null when it is none of ours. */
export function readColumnNames(shape: Shape, stored: unknown): string[] | null {
  if (!Array.isArray(stored)) return null;
  const available = availableColumns(shape).map(({ name }) => name);
  return [...new Set(stored)].filter((name) => available.includes(name));
}

/** A picture that is the first of the columns stands beside the name, in the same cell. */
export function ledBy(columns: readonly Column[]): {
  readonly lead: Column | null;
  readonly others: readonly Column[];
} {
  const [first, ...others] = columns;
  return first?.leads ? { lead: first, others } : { lead: null, others: columns };
}

/** A column of words is as wide as the longest of them, within reason: names need the rest. */
function wordsWidth(words: readonly string[]): number {
  const longest = Math.max(0, ...words.map(({ length }) => length));
  return Math.min(13, Math.max(ONE_WORD, Math.ceil(longest / 2) + 2));
}

/** Its heading is read whole, with the mark of its order. */
function headWidth(label: string): number {
  return Math.ceil(label.length * 0.4 + 2.5);
}

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
      return wordsWidth(field.choices.map(({ label }) => label));
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
