import { type ChangeEvent, type FormEvent, type RefObject, useRef, useState } from 'react';
import { showSummary } from './error-summary.tsx';
import type { Problem } from './problem.ts';

/** A failed sending: a sentence for the whole form, and the fields concerned. */
export interface Failure {
  readonly message: string;
  readonly problems: readonly Problem[];
}

/** The part of a schema that a form needs: it reads values, or tells the problems. */
export interface FormSchema<Parsed> {
  safeParse(values: unknown): Reading<Parsed>;
}
type Reading<Parsed> =
  | { readonly success: true; readonly data: Parsed }
  | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };
interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

type Values = Readonly<Record<string, string>>;

interface Options<V extends Values, Parsed> {
  /** Name of the form, unique on the page: fields are found by it. */
  readonly name: string;
  /** The values, held by the screen, which may keep them longer. They follow the order of the fields. */
  readonly values: V;
  readonly onChange: (values: V) => void;
  readonly schema: FormSchema<Parsed> | undefined;
  /** The value that the schema reads, when it is not the values as they are. */
  readonly toBody?: (values: V) => unknown;
  /** Checks between fields, which belong to the screen and not to the schema. */
  readonly check?: (values: V) => readonly Problem[];
  readonly send: (parsed: Parsed) => Promise<void>;
  readonly explain: (error: unknown) => Failure;
}

export interface SchemaForm<V extends Values = Values> {
  readonly busy: boolean;
  /** The message about the form as a whole; empty when its fields tell everything. */
  readonly message: string;
  readonly problems: readonly Problem[];
  readonly field: (path: keyof V & string) => FieldProps;
  readonly focusField: (path: string) => void;
  readonly summary: RefObject<HTMLDivElement | null>;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
}

interface FieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly 'data-path': string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

const FINE: Failure = { message: '', problems: [] };

/** A form checked by a schema before it is sent, and by the server after; both tell errors at the field concerned. */
export function useSchemaForm<V extends Values, Parsed>(options: Options<V, Parsed>): SchemaForm<V> {
  const { name, values, onChange, schema, toBody, check, send, explain } = options;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState(FINE);
  // A ref rather than a state: a state would change too late for the second of two clicks in the same frame.
  const sending = useRef(false);
  const summary = useRef<HTMLDivElement>(null);
  const order = Object.keys(values);
  const rank = (path: string) => order.indexOf(path);

  const focusField = (path: string) => document.querySelector<HTMLElement>(`[data-path="${name}-${path}"]`)?.focus();

  function show({ message, problems }: Failure) {
    const known = problems.filter(({ path }) => order.includes(path)).sort((a, b) => rank(a.path) - rank(b.path));
    const unknown = problems.filter(({ path }) => !order.includes(path)).map((problem) => problem.message);
    setFailure({ message: [message, ...unknown].filter(Boolean).join(' '), problems: known });
    const [first] = known;
    // After React has drawn the errors, so that a screen reader reads them with the field.
    setTimeout(() => {
      if (first) focusField(first.path);
      showSummary(summary.current);
    });
  }

  async function run() {
    const reading = schema?.safeParse(toBody ? toBody(values) : values);
    const issues = reading?.success === false ? reading.error.issues : [];
    const problems = [
      ...issues.map(({ path, message }) => ({ path: path.join('.'), message })),
      ...(check?.(values) ?? []),
    ];
    if (!reading?.success || problems.length > 0) return show({ message: '', problems });
    setFailure(FINE);
    setBusy(true);
    try {
      await send(reading.data);
    } catch (error) {
      show(explain(error));
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    ...failure,
    focusField,
    summary,
    field: (path) => ({
      value: values[path] ?? '',
      error: failure.problems.find((problem) => problem.path === path)?.message,
      'data-path': `${name}-${path}`,
      onChange: ({ currentTarget: { value } }) => {
        setFailure((before) => ({ ...before, problems: before.problems.filter((problem) => problem.path !== path) }));
        onChange({ ...values, [path]: value });
      },
    }),
    submit: (event) => {
      event.preventDefault();
      if (sending.current) return;
      sending.current = true;
      void run().finally(() => {
        sending.current = false;
      });
    },
  };
}
