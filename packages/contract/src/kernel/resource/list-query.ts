import { z } from 'zod';
import type { Field, Fields } from '../fields/field.ts';

export const LARGEST_PAGE = 200;
/** How many rows are counted: beyond, a list says « plus de 10 000 », and costs no more. */
export const MOST_COUNTED = 10_000;
/** The most values in a filter. */
const MOST_VALUES = 500;

export interface SortKey<F extends string = string> {
  readonly field: F;
  readonly descending: boolean;
}

/** The states of records: in use, archived, or thrown away less than 30 days ago. */
export const ETATS = ['actif', 'archive', 'corbeille'] as const;
export type Etat = (typeof ETATS)[number];

/** The smallest and largest value wanted, both included. */
export interface Range {
  readonly min?: string | number | undefined;
  readonly max?: string | number | undefined;
}

/** A value per filtered field: some of the values, a range, or a yes or no. */
export type Filter = Readonly<Record<string, readonly (string | number | null)[] | Range | boolean>>;

/**
 * The query of a list: `page`, `itemsPerPage`, `sort=-nom,id`, `q`, `filter={"famille":["saison"]}`,
 * `fields=nom,modifieLe`, `compte=exact`. Only what fields allow is accepted; the rest is refused, never ignored.
 */
export function listQuery<R extends Rows>(fields: Fields, rows: R) {
  const besides = rows === 'kept' ? ['id', 'version', USAGES] : ['id'];
  return z.strictObject({
    ...PAGE,
    ...searchShape(fields, rows),
    fields: COLUMNS.transform((text, context) => namesIn(text, [...besides, ...Object.keys(fields)], context)),
  });
}

/** The common part of all lists is one schema: one per list would take tens of megabytes in each server. */
const PAGE = {
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  itemsPerPage: z.coerce.number().int().min(1).max(LARGEST_PAGE).default(20),
  compte: z.enum(['borne', 'exact']).default('borne'),
};
const COLUMNS = z.string().max(2_000).default('');
const SORT = z.string().max(200).default('');
const SEARCHED = z.string().trim().max(200).default('');
const FILTER = z.string().max(8_000).default('{}').transform(readJson);

/** Whether rows are records that people keep, archive and throw away, or read-only lines. */
export type Rows = 'kept' | 'read';
export type FilterOf<R extends Rows> = R extends 'kept' ? Filter & { readonly etat: Etat } : Filter;

/**
 * The name of a field in a filter. « etat » is the state of records (active, archived, thrown away), so that a field of
 * that name has another.
 */
export const filterKey = (field: string, rows: Rows): string =>
  rows === 'kept' && field === 'etat' ? 'champ.etat' : field;

/** The computed column that counts where a record is used. */
export const USAGES = 'utilisations';

/** The choice and the order of rows, for a page or an export. */
export function searchShape<R extends Rows>(fields: Fields, rows: R) {
  const sortable = ['id', ...Object.keys(fields).filter((name) => fields[name]?.sortable)];
  return {
    sort: SORT.transform((text, context): SortKey[] =>
      namesIn(text, [...sortable, ...sortable.map((name) => `-${name}`)], context).map((key) => ({
        field: key.replace(/^-/, ''),
        descending: key.startsWith('-'),
      })),
    ),
    q: SEARCHED,
    filter: FILTER.pipe(filterSchema(fields, rows)),
  };
}

function namesIn(text: string, allowed: readonly string[], context: z.core.$RefinementCtx): string[] {
  const names = text.split(',').filter(Boolean);
  if (names.some((name) => !allowed.includes(name))) {
    const possible = allowed.filter((name) => !name.startsWith('-'));
    context.addIssue({ code: 'custom', message: `Valeurs possibles\u00a0: ${possible.join(', ')}.` });
  }
  return [...new Set(names)];
}

function readJson(text: string, context: z.core.$RefinementCtx): unknown {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'Le filtre n’est pas du JSON lisible.' });
    return z.NEVER;
  }
}

/** The filters of each filterable field. */
function filterSchema<R extends Rows>(fields: Fields, rows: R) {
  const filterable = Object.entries(fields).filter(([, field]) => field.filterable);
  const shape = Object.fromEntries(filterable.map(([name, field]) => [filterKey(name, rows), filterOf(field)]));
  return z.strictObject({
    ...shape,
    id: IDS,
    ...(rows === 'kept' ? { etat: ETAT } : {}),
  }) as unknown as z.ZodType<FilterOf<R>>;
}

const idSchema = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const ETAT = z.enum(ETATS).default('actif');
const IDS = someOf(idSchema);
const BOOLEAN = z.exactOptional(z.boolean());
const REFERENCES = someOf(idSchema.nullable());
const DATES = rangeOf(z.iso.date());
const NUMBERS = rangeOf(z.number());
/** For a text, one of the given ones; for a translated one, one of the given languages is missing. */
const TEXTS = someOf(z.string().max(200));

function filterOf(field: Field): z.ZodType {
  switch (field.kind) {
    case 'boolean':
      return BOOLEAN;
    case 'choice':
    case 'choices':
      return someOf(z.enum(field.choices.map(({ value }) => value)).nullable());
    case 'reference':
    case 'references':
      return REFERENCES;
    case 'date':
    case 'datetime':
      return DATES;
    case 'number':
    case 'money':
      return NUMBERS;
    default:
      return TEXTS;
  }
}

function someOf<S extends z.ZodType>(value: S) {
  return z.exactOptional(z.array(value).max(MOST_VALUES));
}

function rangeOf<S extends z.ZodType>(bound: S) {
  const optional = z.exactOptional(bound);
  return z.exactOptional(z.strictObject({ min: optional, max: optional }));
}
