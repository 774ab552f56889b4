import { z } from 'zod';
import type { Names } from '../resource/resource-answers.ts';
import { formatNumber } from '../words/format.ts';
import type { Choice, FieldOptions, Said } from './field.ts';
import { refSchema } from './ref.ts';
import { emailSchema, LANGUAGE, OBLIGATORY, slugSchema } from './schemas.ts';
import { isUrl } from './validators.ts';

/** The kinds of fields, one builder each: the type of the value, whether it may be absent, its initial value. */

type Optional<S extends z.ZodType, O> = O extends { required: true } ? S : z.ZodNullable<S>;

function atMost(longest: number) {
  return z
    .string()
    .trim()
    .max(longest, `${formatNumber(longest)} caractères au plus.`);
}

function written<S extends z.ZodString>(schema: S, { required }: FieldOptions): S {
  return required ? schema.min(1, OBLIGATORY) : schema;
}

/** Absent is `null`, unless the field is required. */
function optional<S extends z.ZodType, const O extends FieldOptions>(schema: S, options: O): Optional<S, O> {
  // The conditional type follows the condition.
  return (options.required ? schema : schema.nullable()) as Optional<S, O>;
}

const initially = (value: unknown, { required }: FieldOptions) => (required ? {} : { initial: value });

type TextOptions = FieldOptions & { readonly longest?: number };

export function text<const O extends TextOptions & { readonly words?: (text: string) => string }>(options: O) {
  const { longest = 200 } = options;
  const schema = written(atMost(longest), options);
  return { kind: 'text' as const, schema, ...initially('', options), ...options, longest };
}

export function longText<const O extends TextOptions>(options: O) {
  const { longest = 5_000 } = options;
  const schema = written(atMost(longest), options);
  return { kind: 'longText' as const, schema, ...initially('', options), ...options, longest };
}

/** HTML with an allow-list of tags, cleaned by the server when written and by the console before it is drawn. */
export function richText<const O extends TextOptions>(options: O) {
  const { longest = 20_000 } = options;
  const schema = written(atMost(longest), options);
  return { kind: 'richText' as const, schema, ...initially('', options), ...options, longest };
}

/** A text for each language of the instance, `{ fr: 'Plage', en: 'Beach' }`; if required, in one language at least. */
export function translated<
  const O extends TextOptions & { readonly of?: 'text' | 'longText' | 'richText'; readonly registre?: false },
>(options: O) {
  const { longest = 200, of = 'text' as const, required } = options;
  const texts = z
    .record(z.string().regex(LANGUAGE, 'Code de langue en deux lettres, par exemple fr.'), atMost(longest))
    .refine((value) => Object.keys(value).length <= 40, '40 langues au plus.');
  const schema = required ? texts.refine((value) => Object.values(value).some(Boolean), OBLIGATORY) : texts;
  return { kind: 'translated' as const, schema, ...initially({}, options), ...options, of, longest };
}

type NumberOptions = FieldOptions & {
  readonly min?: number;
  readonly max?: number;
  readonly integer?: boolean;
  readonly unit?: string;
  readonly words?: (value: number) => string;
};

export function number<const O extends NumberOptions>(options: O) {
  const { min = -1e12, max = 1e12, integer = false, unit } = options;
  const isBetween = options.min !== undefined && options.max !== undefined;
  const message = isBetween ? `De ${formatNumber(min)} à ${formatNumber(max, unit)}.` : undefined;
  const bounded = (integer ? z.number().int() : z.number()).min(min, message).max(max, message);
  return { kind: 'number' as const, schema: optional(bounded, options), ...initially(null, options), ...options };
}

/** Euros, to the cent. */
export function money<const O extends FieldOptions>(options: O) {
  const cents = z
    .number()
    .min(0)
    .max(9_999_999_999.99)
    .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'Deux décimales au plus.');
  return { kind: 'money' as const, schema: optional(cents, options), ...initially(null, options), ...options };
}

export function boolean<const O extends FieldOptions & { readonly initial?: boolean }>(options: O) {
  return { kind: 'boolean' as const, schema: z.boolean(), initial: false, ...options };
}

export function choice<const C extends readonly Choice[], const O extends FieldOptions>(
  choices: C,
  options: O & { readonly initial?: C[number]['value'] },
) {
  const schema = optional(z.enum(valuesOf(choices)), options);
  return { kind: 'choice' as const, choices, schema, ...initially(null, options), ...options };
}

export function choices<const C extends readonly Choice[], const O extends FieldOptions>(among: C, options: O) {
  const values = z.array(z.enum(valuesOf(among))).max(among.length);
  const schema = options.required ? values.min(1, 'Choisissez au moins une valeur.') : values;
  return { kind: 'choices' as const, choices: among, schema, ...initially([], options), ...options };
}

function valuesOf<const C extends readonly Choice[]>(among: C): C[number]['value'][] {
  return among.map(({ value }) => value);
}

/** A civil date, Europe/Paris: `2026-07-14`. */
export function date<const O extends FieldOptions>(options: O) {
  return { kind: 'date' as const, schema: optional(z.iso.date(), options), ...initially(null, options), ...options };
}

/** An instant that the server notes; nobody types it. */
export function datetime<const O extends FieldOptions>(options: O) {
  return { kind: 'datetime' as const, schema: z.iso.datetime().nullable(), initial: null, ...options };
}

/** From one civil date to another, both included; an open end is null. */
export function period<const O extends FieldOptions>(options: O) {
  const dates = z
    .strictObject({ du: z.iso.date().nullable(), au: z.iso.date().nullable() })
    .refine(({ du, au }) => du === null || au === null || du <= au, 'La fin vient avant le début.');
  return { kind: 'period' as const, schema: optional(dates, options), ...initially(null, options), ...options };
}

export function colour<const O extends FieldOptions>(options: O) {
  const hex = z.string().regex(/^#[0-9a-f]{6}$/, 'Couleur sous la forme #1da2df.');
  return { kind: 'colour' as const, schema: optional(hex, options), ...initially(null, options), ...options };
}

/** Name of a pictogram of the product. */
export function icon<const O extends FieldOptions>(options: O) {
  const name = z.string().regex(/^[a-z0-9-]{1,60}$/, 'Choisissez un pictogramme de la liste.');
  return { kind: 'icon' as const, schema: optional(name, options), ...initially(null, options), ...options };
}

/** A short name for machines. One taken from another field fills itself in: forms fold it with rare fields. */
export function slug<const O extends FieldOptions & { readonly from?: string }>(options: O) {
  return { kind: 'slug' as const, schema: slugSchema, advanced: options.from !== undefined, ...options };
}

export function email<const O extends FieldOptions>(options: O) {
  const schema = options.required ? emailSchema : z.union([z.literal(''), emailSchema]);
  return { kind: 'email' as const, schema, ...initially('', options), ...options };
}

export function url<const O extends FieldOptions>(options: O) {
  const schema = written(atMost(2_000), options).refine(
    (value) => value === '' || isUrl(value),
    'Saisissez une adresse complète, par exemple https://www.exemple.fr.',
  );
  return { kind: 'url' as const, schema, ...initially('', options), ...options };
}

type ReferenceOptions = FieldOptions & { readonly to: string; readonly create?: boolean; readonly acts?: boolean };

/** A reference inside documents, whose value names its own resource. */
export function ref<const O extends ReferenceOptions>(options: O) {
  const schema = optional(refSchema<O['to']>(options.to), options);
  // A target that is still to be chosen has no number.
  const initial = options.required ? { ref: options.to, id: 0 } : null;
  return { kind: 'reference' as const, asRef: true as const, schema, initial, ...options };
}

export function refs<const O extends ReferenceOptions & { readonly most?: number }>(options: O) {
  const { most = 500, required, to } = options;
  const several = z.array(refSchema<O['to']>(to)).max(most);
  const schema = required ? several.min(1, 'Choisissez au moins une valeur.') : several;
  return { kind: 'references' as const, asRef: true as const, schema, ...initially([], options), ...options };
}

const referenced = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

export function reference<const O extends ReferenceOptions>(options: O) {
  const schema = optional(referenced, options);
  return { kind: 'reference' as const, schema, ...initially(null, options), ...options };
}

export function references<const O extends ReferenceOptions>(options: O) {
  const several = z
    .array(referenced)
    .max(500)
    .refine((ids) => new Set(ids).size === ids.length, 'La même valeur figure deux fois.');
  const schema = options.required ? several.min(1, 'Choisissez au moins une valeur.') : several;
  return { kind: 'references' as const, schema, ...initially([], options), ...options };
}

/** A document, which people never see as text: `words` tells its meaning. */
export function json<
  S extends z.ZodType,
  const O extends FieldOptions & { readonly initial: unknown; readonly refs?: readonly string[] },
>(schema: S, { words, ...options }: O & { readonly words: (value: z.output<S>, names: Names) => Said }) {
  const said = (value: unknown, names: Names): Said => {
    const { success, data } = schema.safeParse(value);
    return success ? words(data, names) : HALF_WRITTEN;
  };
  return { kind: 'json' as const, schema, ...options, words: said };
}

/** The words of a draft, or of a version of a newer Bridge. */
const HALF_WRITTEN = 'À compléter';

export function code<
  const O extends TextOptions & { readonly language: 'html' | 'css' | 'javascript' | 'json' | 'liquid' | 'typst' },
>(options: O) {
  const { longest = 100_000 } = options;
  const schema = z.string().max(longest, `${longest} caractères au plus.`);
  return { kind: 'code' as const, schema, initial: '', ...options };
}

/** A value that is written and never read back: readers learn only whether there is one. `null` erases it. */
export function secret<const O extends FieldOptions>(options: O) {
  const schema = z.object({ defini: z.boolean() });
  const input = z.string().min(1, OBLIGATORY).max(2_000).nullable();
  return { kind: 'secret' as const, schema, input, initial: null, ...options };
}

export const fileSchema = z.strictObject({ id: z.uuid(), nom: z.string().min(1).max(200) });
export type FileValue = z.output<typeof fileSchema>;

export function file<const O extends FieldOptions & { readonly accept?: readonly string[]; readonly largest?: number }>(
  options: O,
) {
  const { accept = IMAGES, largest = 1_000_000 } = options;
  const schema = optional(fileSchema, options);
  return { kind: 'file' as const, schema, ...initially(null, options), ...options, accept, largest };
}

export const IMAGES = ['image/png', 'image/jpeg', 'image/webp'] as const;
