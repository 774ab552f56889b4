import {
  type EditedResource,
  type Field,
  type FieldError,
  type Fields,
  OBLIGATORY,
  type Written,
} from '@bridge/contract';
import { UNREADABLE_DATE } from '../../widgets/dates/date-text.ts';
import { readJson } from '../../widgets/json-text.ts';
import { isBlank, pick, sameValue, type Values, writableNames } from '../values.rules.ts';
import { hiddenNames } from './shown.rules.ts';

/** What does not suit in a field: about it as a whole, and about what is inside it, by path below it. */
export interface FieldProblems {
  readonly own: string | undefined;
  readonly inner: Readonly<Record<string, string>>;
}
export type Problems = Readonly<Record<string, FieldProblems>>;

export const NO_PROBLEM: FieldProblems = { own: undefined, inner: {} };

interface Sorted {
  readonly problems: Problems;
  /** What concerns no field that can be seen. */
  readonly others: readonly string[];
}

/** Puts each error, of the schema or of the server, on its field. The first one said of a place is the one shown. */
export function sortProblems(
  fields: Fields,
  errors: readonly FieldError[],
  hidden: ReadonlySet<string> = NONE_HIDDEN,
): Sorted {
  const visible = new Set(writableNames(fields));
  const problems: Record<string, FieldProblems> = {};
  const others: string[] = [];
  for (const { path, message } of errors) {
    const [name = '', ...rest] = path.split('.');
    if (!visible.has(name) || hidden.has(name)) {
      const label = hidden.has(name) ? fields[name]?.label : undefined;
      others.push(label ? `${label}\u00a0: ${message}` : message);
      continue;
    }
    const { own, inner } = problems[name] ?? NO_PROBLEM;
    const below = rest.join('.');
    problems[name] =
      below && hasInside(fields[name])
        ? { own, inner: { [below]: message, ...inner } }
        : { own: own ?? message, inner };
  }
  return { problems, others };
}

const NONE_HIDDEN: ReadonlySet<string> = new Set();

const hasInside = (field: Field | undefined) =>
  field?.kind === 'list' || field?.kind === 'translated' || field?.kind === 'json';

/** What one field says of its value, when it is left. */
export function checkValue(fields: Fields, name: string, value: unknown): FieldProblems | undefined {
  const field = fields[name];
  const reading = (field?.input ?? field?.schema)?.safeParse(value);
  if (!reading || reading.success) return undefined;
  return sortProblems(fields, errorsOf(fields, reading.error.issues, { [name]: value }, [name])).problems[name];
}

export type Reading =
  | { readonly ok: true; readonly body: Values }
  | { readonly ok: false; readonly problems: Problems; readonly message: string };

/** What a form sends: everything of a new record; of a known one, what was changed, with the version that it was read at. */
export function readForm(
  resource: Pick<EditedResource, 'fields' | 'patch'> & { readonly creation?: Written },
  values: Values,
  known: { readonly version: number; readonly changed: Iterable<string> } | null,
): Reading {
  const parse = (names: Iterable<string>) =>
    known
      ? resource.patch.safeParse({ ...pick(values, names), version: known.version })
      : (resource.creation ?? resource.patch).safeParse(pick(values, names));
  const names = [...(known?.changed ?? Object.keys(values))];
  const first = parse(names);
  if (first.success) return { ok: true, body: first.data };
  const hidden = hiddenNames(resource.fields, values);
  // Nobody can correct what is out of sight: it is left as the server has it, or as a new record starts.
  const unfit = new Set(first.error.issues.map(({ path }) => String(path[0])).filter((name) => hidden.has(name)));
  const reading = unfit.size > 0 ? parse(names.filter((name) => !unfit.has(name))) : first;
  if (reading.success) return { ok: true, body: reading.data };
  const errors = errorsOf(resource.fields, reading.error.issues, values);
  const { problems, others } = sortProblems(resource.fields, errors, hidden);
  return { ok: false, problems, message: others.join(' ') };
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly format?: unknown;
}

function errorsOf(
  fields: Fields,
  issues: readonly Issue[],
  values: Values,
  above: readonly string[] = [],
): FieldError[] {
  const told = new Set(issues.map(({ path }) => String(path[0])));
  // What is written from another field that is missing too is told by that one.
  const follows = (name: string, field: Field | undefined) =>
    field?.kind === 'slug' && field.from !== undefined && told.has(field.from) && isBlank(values[name]);
  const apart = issues.filter(({ path: [name] }) => !follows(String(name), fields[String(name)]));
  return apart.map((issue) => {
    const whole = [...above, ...issue.path.map(String)];
    const [name = '', ...below] = whole;
    const own = below.length === 0 ? wordsFor(fields[name], values[name]) : undefined;
    // A schema speaks of `2026-11-14`, people do not.
    const usual = issue.format === 'date' ? UNREADABLE_DATE : issue.message;
    return { path: whole.join('.'), message: own ?? usual };
  });
}

/** What is missing is said to be missing, and what is not JSON where it stops being so, whatever the schema has to say of them. */
function wordsFor(field: Field | undefined, value: unknown): string | undefined {
  if (isBlank(value)) return OBLIGATORY;
  if (field?.kind !== 'json' || typeof value !== 'string') return undefined;
  const reading = readJson(value);
  return reading.ok ? undefined : reading.message;
}

/** The new problems, as the old objects where they say the same: a field whose problem stays is not drawn again. */
export function keepSame(before: Problems, after: Problems): Problems {
  return Object.fromEntries(
    Object.entries(after).map(([name, problem]) => {
      const known = before[name];
      return [name, known && sameValue(undefined, known, problem) ? known : problem];
    }),
  );
}

/** In the order of the fields on the screen. */
export function problemList(problems: Problems, order: readonly string[]): FieldError[] {
  return order.flatMap((name) => {
    const problem = problems[name];
    const message = problem && (problem.own ?? Object.values(problem.inner)[0]);
    return message === undefined ? [] : [{ path: name, message }];
  });
}
