import { z } from 'zod';
import { onceBy } from '../../../testing/once-by.ts';

interface Told {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Told;
  readonly properties?: Readonly<Record<string, Told>>;
  readonly anyOf?: readonly Told[];
  readonly oneOf?: readonly Told[];
  readonly allOf?: readonly Told[];
  readonly $ref?: string;
  readonly required?: readonly string[];
  readonly $defs?: Readonly<Record<string, Told>>;
}

const TEXTS: Readonly<Record<string, string>> = {
  date: '2026-11-15',
  'date-time': '2026-11-15T10:00:00.000Z',
  email: 'personne@exemple.fr',
  // Nobody is there: what reads addresses finds nothing.
  uri: 'https://127.0.0.1:1/rien',
  uuid: '4f6c1d5e-8f0a-4b5c-9d3e-2a1b0c9d8e7f',
};
/** Further than any body of the product goes. */
const DEEPEST = 12;

/** What a schema tells, worked out once. */
const toldOf = onceBy(
  (schema: z.core.$ZodType) => schema,
  (schema) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Told,
);

/** A body that a schema would take, with every part that it may have. `id`: the record that a number of that name tells. */
export function bodyOf(schema: z.core.$ZodType, id: (name: string) => number): unknown {
  const told = toldOf(schema);
  const sample = (one: Told, name: string, depth: number): unknown => {
    if (one.$ref !== undefined) {
      const found = one.$ref === '#' ? told : told.$defs?.[one.$ref.replace('#/$defs/', '')];
      return found && depth < DEEPEST ? sample(found, name, depth + 1) : null;
    }
    if (one.const !== undefined) return one.const;
    if (one.enum !== undefined) return one.enum[0];
    const forms = one.anyOf ?? one.oneOf;
    const form = forms?.find(({ type }) => type !== 'null') ?? forms?.[0];
    if (form) return sample(form, name, depth + 1);
    if (one.allOf) return Object.assign({}, ...one.allOf.map((part) => sample(part, name, depth + 1)));
    switch (one.type) {
      case 'object':
        return Object.fromEntries(
          Object.entries(one.properties ?? {}).map(([own, part]) => [
            own,
            sample(part, own === 'id' ? name : own, depth + 1),
          ]),
        );
      case 'array':
        return one.items && depth < DEEPEST ? [sample(one.items, name, depth + 1)] : [];
      case 'integer':
      case 'number':
        return Math.min(Math.max(id(name), one.minimum ?? 0), one.maximum ?? Number.MAX_SAFE_INTEGER);
      case 'boolean':
        return true;
      case 'string':
        return TEXTS[one.format ?? ''] ?? 'essai'.padEnd(one.minLength ?? 0, 'x');
      default:
        return null;
    }
  };
  return sample(told, '', 0);
}

/** What a schema does not tell of the values of queries. */
const ASKED: Readonly<Record<string, string>> = { heure: '12:00', largeur: '480' };

/** The least query of a call that takes none that is empty; undefined for another. */
export function queryOf(
  schema: z.core.$ZodType | undefined,
  id: (name: string) => number,
): Record<string, string> | undefined {
  if (schema === undefined || z.safeParse(schema, {}).success) return undefined;
  const { required = [] } = toldOf(schema);
  const whole: Readonly<Record<string, unknown>> = Object(bodyOf(schema, id));
  return Object.fromEntries(
    Object.entries(whole).flatMap(([name, value]) =>
      required.includes(name) || name in ASKED ? [[name, ASKED[name] ?? String(value ?? Math.max(id(name), 1))]] : [],
    ),
  );
}
