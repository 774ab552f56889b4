import { z } from 'zod';
import type { Access } from '../access.ts';
import { defineEndpoint } from '../api/endpoint.ts';
import type { Field, Fields } from '../fields/field.ts';
import { idSchema } from '../fields/schemas.ts';
import type { Noun } from '../words/french.ts';
import type { AnyRecord, Written } from './any-calls.ts';
import type { FieldGroup, Resource } from './resource.ts';
import { changesOf, shapeOf } from './resource-schemas.ts';

interface SingleDeclaration<F extends Fields> {
  readonly id: string;
  /** The path in the console: the calls are `/api` + it. */
  readonly path: string;
  /** The path of the call that changes it, when the spec gives another. */
  readonly change?: string;
  /** Whether there is one for each entity, named by `?entite=`, instead of one for the instance. */
  readonly perEntity?: true;
  readonly noun: Noun;
  readonly purpose: string;
  readonly groups: readonly FieldGroup[];
  readonly fields: F;
  readonly access: { readonly view: Access; readonly edit: Access };
}

const perEntity = z.strictObject({ entite: z.exactOptional(idSchema) });
// Of the same type, for generic code: a record of the instance accepts no entity.
const alone = z.strictObject({}) as unknown as typeof perEntity;

/**
 * A record that exists once, for the instance or for an entity: nobody creates, lists or throws it away. Its schema,
 * calls and form derive from its fields. `facts`: what it tells besides.
 */
export function defineSingle<
  const F extends Fields,
  const D extends Omit<SingleDeclaration<F>, 'fields'>,
  X extends z.ZodRawShape = Record<never, never>,
>(declaration: D & { readonly fields: F; readonly facts?: X }) {
  const { fields, facts, access, noun, path, change } = declaration;
  const record = z.object({
    /** The number of its entity; 1 for that of the instance. */
    id: z.number().int(),
    /** The count of its changes; 0 before the first. */
    version,
    modifieLe: z.iso.datetime().nullable(),
    modifiePar: z.number().int().nullable(),
    ...shapeOf(fields),
    // Without facts, X is the empty record.
    ...(facts ?? ({} as X)),
  });
  const patch = z.strictObject({ ...changesOf(fields), version: z.exactOptional(version) });
  const query = declaration.perEntity ? perEntity : alone;
  const many = noun.many.toLowerCase();
  return {
    ...declaration,
    kind: 'single' as const,
    record,
    patch,
    calls: {
      get: defineEndpoint({
        method: 'GET',
        path: `/api${path}`,
        summary: `Lire\u00a0: ${many}`,
        access: access.view,
        query,
        response: record,
      }),
      update: defineEndpoint({
        method: 'PUT',
        path: change ?? `/api${path}`,
        summary: `Modifier\u00a0: ${many}\u00a0; ce qui manque est gardé`,
        access: access.edit,
        query,
        body: patch,
        response: record,
      }),
    },
  };
}

const version = z.number().int().min(0).max(2_147_483_647);

type Precise = ReturnType<typeof defineSingle<Fields, Omit<SingleDeclaration<Fields>, 'fields'>>>['calls'];
type Any<E> = Omit<E, 'body' | 'response'> & { readonly response: z.ZodType<AnyRecord> };

/** Any single record, for generic code. */
export interface SingleResource extends SingleDeclaration<Fields> {
  readonly kind: 'single';
  readonly record: z.ZodType<AnyRecord>;
  readonly patch: Written;
  readonly calls: {
    readonly get: Any<Precise['get']>;
    readonly update: Any<Precise['update']> & { readonly body?: Written };
  };
}

/** A resource with a form. */
export type EditedResource = Resource | SingleResource;

/** The access to a field, when it is narrower than that of the form. */
export function accessOfField({ groups, fields }: Pick<SingleResource, 'groups' | 'fields'>, name: string) {
  return groups.find(({ id }) => id === fields[name]?.group)?.access;
}

const heriteSchema = z.strictObject({ herite: z.literal(true) });
export type Herite = z.output<typeof heriteSchema>;

/** The value of a field that is inherited. */
export const HERITE: Herite = { herite: true };

export function isHerite(value: unknown): value is Herite {
  return heriteSchema.safeParse(value).success;
}

/** A field that a record may inherit. */
export function heritable<const F extends Field>(
  field: F,
  words: Omit<Inherited, 'own'> = {},
): Omit<F, 'schema' | 'initial'> & {
  readonly schema: z.ZodUnion<[typeof heriteSchema, F['schema']]>;
  readonly initial: Herite;
  readonly inherited: Inherited;
} {
  const { schema }: { readonly schema: F['schema'] } = field;
  return {
    ...field,
    schema: z.union([heriteSchema, schema]),
    initial: HERITE,
    inherited: { ...words, own: schema },
  };
}

type Inherited = NonNullable<Field['inherited']>;

/** The origin of an inherited value: one of the entities above, or the instance. */
export const origineSchema = z.object({ id: z.number(), nom: z.string() }).nullable();
export type Origine = z.output<typeof origineSchema>;

/** The inherited values of a record with heritable fields: its `heritage`. */
export const heritageSchema = z.record(z.string(), z.object({ valeur: z.unknown(), origine: origineSchema }));
export type Heritage = z.output<typeof heritageSchema>;
