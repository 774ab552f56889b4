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

/** The problems of one field: about the field as a whole, and about what is inside it, by path below the field. */
export interface FieldProblems {
  readonly own: string | undefined;
  readonly inner: Readonly<Record<string, string>>;
}
export type Problems = Readonly<Record<string, FieldProblems>>;

export const NO_PROBLEM: FieldProblems = { own: undefined, inner: {} };

interface Sorted {
  readonly problems: Problems;
  /** The messages about no field that can be seen. */
  readonly others: readonly string[];
}

/** Puts each error, of the schema or of the server, on its field. Of several errors at one place, the first wins. */
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

/** The problems of one field, told when the focus leaves the field. */
export function checkValue(fields: Fields, name: string, value: unknown): FieldProblems | undefined {
  const field = fields[name];
  const reading = (field?.input ?? field?.schema)?.safeParse(value);
  if (!reading || reading.success) return undefined;
  return sortProblems(fields, errorsOf(fields, reading.error.issues, { [name]: value }, [name])).problems[name];
}

export type Reading =
  | { readonly ok: true; readonly body: Values }
  | { readonly ok: false; readonly problems: Problems; readonly message: string };

/** The body that a form sends: every field of a new record; of a known one, the changed fields and the version read. */
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
  // Nobody can correct a hidden field: its bad value is not sent, and stays as the server has it.
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
  // A short name made from another field that is missing too needs no error: the other field has one.
  const follows = (name: string, field: Field | undefined) =>
    field?.kind === 'slug' && field.from !== undefined && told.has(field.from) && isBlank(values[name]);
  const apart = issues.filter(({ path: [name] }) => !follows(String(name), fields[String(name)]));
  return apart.map((issue) => {
    const whole = [...above, ...issue.path.map(String)];
    const [name = '', ...below] = whole;
    const own = below.length === 0 ? wordsFor(fields[name], values[name]) : undefined;
    // The message of a schema speaks of `2026-11-14`, which is not how people write dates.
    const usual = issue.format === 'date' ? UNREADABLE_DATE : issue.message;
    return { path: whole.join('.'), message: own ?? usual };
  });
}

/** The message for an empty field, or for invalid JSON and where it is invalid; these replace the words of the schema. */
function wordsFor(field: Field | undefined, value: unknown): string | undefined {
  if (isBlank(value)) return OBLIGATORY;
  if (field?.kind !== 'json' || typeof value !== 'string') return undefined;
  const reading = readJson(value);
  return reading.ok ? undefined : reading.message;
}

/** The new problems, reusing the old objects that say the same: a field whose problem stays is not drawn again. */
export function keepSame(before: Problems, after: Problems): Problems {
  return Object.fromEntries(
    Object.entries(after).map(([name, problem]) => {
      const known = before[name];
      return [name, known && sameValue(undefined, known, problem) ? known : problem];
    }),
  );
}

/** One error per field that has a problem, in the order of the fields on the screen. */
export function problemList(problems: Problems, order: readonly string[]): FieldError[] {
  return order.flatMap((name) => {
    const problem = problems[name];
    const message = problem && (problem.own ?? Object.values(problem.inner)[0]);
    return message === undefined ? [] : [{ path: name, message }];
  });
}
