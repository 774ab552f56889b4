import { z } from 'zod';
import type { Names } from '../resource/resource-answers.ts';
import type { Around, Field, FieldOptions, Fields, Form, ItemWords, ListKind } from './field.ts';
import { isRef, nameOfRef } from './ref.ts';
import { firstTextOf, mostOf, ONLY_FORM, startsOf } from './variants.items.ts';

/** Ordered lists of sub-records: of one form (`list`), or of several told apart by a tag (`variants`). */

/** An item that lacks nothing. */
export type Whole<F extends Fields> = { [K in keyof F]: z.output<F[K]['schema']> };

/** The kinds of fields that stay empty until a person fills them in. */
type Nothing = 'number' | 'money' | 'date' | 'period' | 'colour' | 'icon' | 'file';
type Begun<F extends Field> = F['kind'] extends Nothing ? z.output<F['schema']> | null : z.output<F['schema']>;

/** An item being written: missing values are null, and a record still to be chosen has no number. */
export type Started<F extends Fields> = { readonly [K in keyof F]: Begun<F[K]> };

export type Refuse<N extends string> = (path: N, message: string) => void;

interface FormOptions<F extends Fields> {
  /** The field that names an item, or its words. */
  readonly title: (keyof F & string) | ((item: Started<F>, names: Names, rank: number) => string);
  readonly sentence?: (item: Started<F>, names: Names) => string;
  readonly starts?: readonly {
    readonly label: string;
    readonly group?: string;
    readonly values: Partial<Started<F>>;
  }[];
  readonly hides?: (item: Started<F>) => readonly string[];
  readonly settle?: (item: Started<F>, changed: string, around: Around<Started<F>>) => Started<F>;
  /** The checks that concern several fields. */
  readonly check?: (item: Whole<F>, refuse: Refuse<keyof F & string>) => void;
}

interface VariantOptions<F extends Fields> extends FormOptions<F> {
  readonly label: string;
  readonly help?: string;
  readonly icon?: string;
  readonly group?: string;
  readonly fields: F;
}

/** A form of a list of variants. */
export interface Variant<F extends Fields = Fields> extends Form {
  readonly fields: F;
  /** A method, whose parameter type is bivariant: the list need not know the fields of each form. */
  check?(item: Whole<F>, refuse: Refuse<string>): void;
}

export function variant<const F extends Fields>({ title, ...form }: VariantOptions<F>): Variant<F> {
  // Only an item's own form reads it: the form knows its fields, the caller does not.
  return { ...form, title: typeof title === 'string' ? titleBy(form.fields, title) : title } as Variant<F>;
}

type ItemOf<T extends string, V> = {
  [K in keyof V & string]: V[K] extends Variant<infer F> ? { [P in T]: K } & Whole<F> : never;
}[keyof V & string];

/** Written out: an intersection of parts is hard to read in an error. */
type Flat<T> = T extends unknown ? { [K in keyof T]: T[K] } : never;

/** The items of a list of variants. */
export type VariantsOf<T extends string, V> = Flat<ItemOf<T, V>>;

/** An ordered list whose items are `I`. */
export interface ListOf<I> extends FieldOptions, ListKind {
  readonly kind: 'list';
  readonly schema: z.ZodType<I[], I[]>;
  /** The schema for writing, if it differs. */
  readonly input?: z.ZodType<I[], I[]>;
  readonly itemSchema: z.ZodType<I, I>;
  readonly initial?: readonly [];
}

interface ListOptions<I> extends FieldOptions {
  readonly most?: number;
  /** See ListKind. */
  readonly seenBy?: string;
  readonly words?: ItemWords;
  /** The checks that concern several items; `path` starts with an item's position. */
  readonly checkAll?: CheckAll<I>;
  /** The checks of what is written from now on: what was written before is read as it is. */
  readonly checkInput?: CheckAll<I>;
}

type CheckAll<I> = (items: readonly I[], refuse: (path: readonly PropertyKey[], message: string) => void) => void;

export function variants<const T extends string, const V extends Readonly<Record<string, Variant>>>(
  tag: T,
  forms: V,
  options: ListOptions<VariantsOf<T, V>>,
): ListOf<VariantsOf<T, V>> {
  const items = Object.entries(forms).map(([name, form]) => itemSchemaOf(form, { [tag]: z.literal(name) }));
  const [first, ...others] = items;
  if (first === undefined) throw new Error(`« ${options.label} » has no form`);
  // The union of the forms, each with its name, which zod cannot infer from a loop.
  const itemSchema = z.discriminatedUnion(tag, [first, ...others]) as unknown as z.ZodType<
    VariantsOf<T, V>,
    VariantsOf<T, V>
  >;
  return { ...listOf(itemSchema, forms, options), tag };
}

interface OneFormOptions<F extends Fields> extends Omit<FormOptions<F>, 'title' | 'starts'> {
  /** The field that names a folded item, or its words. */
  readonly itemTitle: FormOptions<F>['title'];
}

export function list<const F extends Fields>(
  item: F,
  { itemTitle, sentence, hides, settle, check, ...options }: ListOptions<Flat<Whole<F>>> & OneFormOptions<F>,
): ListOf<Flat<Whole<F>>> {
  const own = { sentence: sentence ?? kindBy(item, itemTitle), hides, settle, check };
  const given = Object.fromEntries(Object.entries(own).filter(([, one]) => one !== undefined));
  const form = variant<F>({ ...given, label: options.label, title: itemTitle, fields: item });
  // Object.entries forgets which key holds which schema.
  const itemSchema = itemSchemaOf(form as Variant, {}) as unknown as ListOf<Flat<Whole<F>>>['itemSchema'];
  return listOf(itemSchema, { [ONLY_FORM]: form }, options);
}

/** What tells items of the same name apart: the first choice, when the title is a record. */
function kindBy(fields: Fields, title: unknown): Form['sentence'] {
  if (typeof title !== 'string' || fields[title]?.kind !== 'reference') return undefined;
  const [name] = Object.entries(fields).find(([, { kind }]) => kind === 'choice') ?? [];
  const words = name === undefined ? undefined : titleBy(fields, name);
  return words && ((item, names) => words(item, names, 0));
}

/** The schema of an item of a form, with its tag. */
function itemSchemaOf(form: Variant, tag: Readonly<Record<string, z.ZodType>>) {
  const shape = Object.fromEntries(Object.entries(form.fields).map(([name, { schema }]) => [name, schema]));
  const whole = z.strictObject({ ...tag, ...shape });
  const { check } = form;
  if (check === undefined) return whole;
  return whole.superRefine((item, context) =>
    check(item, (path, message) => context.addIssue({ code: 'custom', path: [path], message })),
  );
}

function listOf<I>(
  itemSchema: z.ZodType<I, I>,
  forms: ListKind['forms'],
  { most = 200, words = {}, checkAll, checkInput, ...options }: ListOptions<I>,
): ListOf<I> {
  const atMost = z.array(itemSchema).max(most, mostOf({ most, words }));
  const some = options.required ? atMost.min(1, 'Ajoutez au moins un élément.') : atMost;
  const checked = (items: z.ZodType<I[], I[]>, check: CheckAll<I>) =>
    items.superRefine((all, context) =>
      check(all, (path, message) => context.addIssue({ code: 'custom', path: [...path], message })),
    );
  const schema = checkAll === undefined ? some : checked(some, checkAll);
  const input = checkInput === undefined ? {} : { input: checked(schema, checkInput) };
  const initial = options.required ? {} : { initial: [] as const };
  return { kind: 'list', schema, ...input, ...initial, ...options, forms, most, words, itemSchema };
}

/** The words of a field that names its item. */
function titleBy(fields: Fields, name: string): Form['title'] {
  const field = fields[name];
  return (item, names) => {
    const value = item[name];
    if (field?.kind === 'reference')
      return nameOfRef(isRef(value) ? value : { ref: field.to, id: Number(value) }, names) ?? '';
    if (field?.kind === 'choice') return field.choices.find((one) => one.value === value)?.label ?? '';
    if (field?.kind === 'translated') return firstTextOf(value);
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  };
}

type Parts<I> = I extends unknown ? Partial<I> : never;

/** A new item with the given parts; other missing values are absent, whatever the type says. */
export function newItem<I extends object>(list: ListOf<I>, parts: Parts<I>): I {
  const form = list.tag === undefined ? ONLY_FORM : Object(parts)[list.tag];
  const start = startsOf(list).find((one) => one.form === form);
  if (start === undefined) throw new Error(`« ${list.label} » has no form « ${form} »`);
  // The form gives all fields, and the parts are of the same form.
  return { ...start.values, ...parts } as unknown as I;
}
