/** Values that people do not type, and that programs and attackers send; each in the place of a value of the same kind. */

const TEXTS = [
  '\u0000',
  'avant\u0000après',
  '\ud800',
  'moitié \udfff de paire',
  '\u202eersevne’l à\u202c',
  '\u0007\u001b[31mrouge\u001b[0m\r\n\u0085\u2028',
  '\ufeff\u200b\u2060',
  '__proto__',
  'constructor',
  '%00%ff%',
  '{{ constructor.constructor("return process")() }}',
  '{% for i in (1..999999999) %}x{% endfor %}',
  '../../../../etc/passwd',
  '=HYPERLINK("https://pisteur.example")',
  'e\u0301'.repeat(40),
  '👩‍👩‍👧‍👦'.repeat(20),
  '1e400',
  '99999999999999999999',
  ' \t\u00a0\u3000 ',
  'x'.repeat(5_000),
];
const DAYS = ['0001-01-01', '9999-12-31', '0000-00-00', '2026-02-30', '+275760-09-13', '-000044-03-15', '10000-01-01'];
const INSTANTS = [
  '0001-01-01T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
  '0000-01-01T00:00:00.000Z',
  '2026-07-14T24:00:00.000Z',
  '2026-12-31T23:59:60.000Z',
];
const NUMBERS = [
  -0,
  0,
  -1,
  1e308,
  -1e308,
  5e-324,
  0.1 + 0.2,
  2 ** 31,
  2 ** 53 - 1,
  2 ** 53,
  2 ** 63,
  99_999_999_999.99,
  1e12,
];
const deep = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
/** Of another kind than any field awaits, or than the form that an item says it has. */
export const STRANGERS: readonly unknown[] = [
  null,
  true,
  1.5,
  '',
  [],
  {},
  [null],
  [[]],
  { genre: 'inconnu' },
  { ref: 'inconnu', id: 1 },
  JSON.parse('{"__proto__": {"polluted": true}}'),
  deep(500),
  Array.from({ length: 2_000 }, () => null),
];

export type Path = readonly (string | number)[];

export interface Leaf {
  readonly path: Path;
  readonly value: unknown;
}

/** The values in a value that hold no others, and its lists. */
export function leavesOf(value: unknown, path: Path = []): Leaf[] {
  if (Array.isArray(value)) return [{ path, value }, ...value.flatMap((one, rank) => leavesOf(one, [...path, rank]))];
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([name, one]) => leavesOf(one, [...path, name]));
}

/** What may be sent in the place of a value, of its kind. */
export function hostileTo(value: unknown): readonly unknown[] {
  if (typeof value === 'number') return NUMBERS;
  if (Array.isArray(value)) return [[], [...value, ...value], Array.from({ length: 300 }, () => value[0] ?? null)];
  if (typeof value !== 'string') return [];
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return DAYS;
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return INSTANTS;
  return TEXTS;
}

/** A copy of a value with another one at a path. */
export function replaced(value: unknown, [first, ...rest]: Path, by: unknown): unknown {
  if (first === undefined) return by;
  if (Array.isArray(value)) return value.map((one, rank) => (rank === first ? replaced(one, rest, by) : one));
  return { ...Object(value), [first]: replaced(Object(value)[first], rest, by) };
}

/** What an answer never says: where the code stands, and in which words the database is asked. */
export const INSIDES =
  /node_modules|\bat \S+ \(|\.(?:ts|mjs):\d+|\$argon2|kysely|syntax error|invalid (?:input syntax|byte sequence)|out of range for type|violates|\b(?:SELECT|INSERT INTO|UPDATE) .{1,80} (?:FROM|VALUES|SET) /i;
