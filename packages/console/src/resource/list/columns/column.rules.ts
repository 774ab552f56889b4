import { type Field, type Resource, USAGES } from '@bridge/contract';

export interface Column {
  readonly name: string;
  readonly label: string;
  /** Absent for the count of usages, which no field holds. */
  readonly field: Field | null;
  readonly sortable: boolean;
  /** In rem: columns keep their place while rows come and go. */
  readonly width: number;
}

type Shape = Pick<Resource, 'fields' | 'title'>;

/** Always there, always first. */
export function titleColumn({ fields, title }: Shape): Column {
  const field = fields[title] ?? null;
  return { name: title, label: field?.label ?? 'Nom', field, sortable: field?.sortable === true, width: 15 };
}

/** Every column that may be shown beside the title. */
export function availableColumns({ fields, title }: Shape): Column[] {
  const own = Object.entries(fields)
    .filter(([name, { kind }]) => name !== title && kind !== 'secret')
    .map(([name, field]) => columnOf(name, field));
  return [...own, { name: USAGES, label: 'Utilisé dans', field: null, sortable: false, width: 8 }];
}

function columnOf(name: string, field: Field): Column {
  return { name, label: field.label, field, sortable: field.sortable === true, width: widthOf(field) };
}

/** Who changed it, and when, close the row. */
const LAST = ['modifiePar', 'modifieLe'];

export function firstColumns({ fields, title }: Shape): string[] {
  const shown = Object.keys(fields).filter((name) => name !== title && fields[name]?.list);
  return [...shown.filter((name) => !LAST.includes(name)), ...LAST.filter((name) => shown.includes(name))];
}

export function chosenColumns(shape: Shape, names: readonly string[]): Column[] {
  const available = new Map(availableColumns(shape).map((column) => [column.name, column]));
  return names.flatMap((name) => available.get(name) ?? []);
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

/** What is looked at before it is read. */
const PICTURE = 'vignette';

/** A picture that is the first of the columns stands beside the name, in the same cell. */
export function ledBy(columns: readonly Column[]): {
  readonly lead: Column | null;
  readonly others: readonly Column[];
} {
  const [first, ...others] = columns;
  return first?.field?.widget === PICTURE ? { lead: first, others } : { lead: null, others: columns };
}

function widthOf(field: Field): number {
  if (field.widget === PICTURE) return 5;
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
