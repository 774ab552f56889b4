import type { Field } from '@bridge/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';
import type { z } from 'zod';
import { useForm, useScene } from '../../resource/form/form.context.ts';

/** Long enough to finish a word, short enough to feel live. */
const DELAY = 400;

export type Lecture<T> =
  | { readonly ok: true; readonly brouillon: T }
  /** What is still to be filled in, in words. */
  | { readonly ok: false; readonly manque: string };

/** What the form says, saved or not, once the person has stopped for a moment: read by the schema that previews are sent with. */
export function useBrouillonDe<S extends z.ZodObject>(schema: S): { lecture: Lecture<z.output<S>>; isLate: boolean } {
  const { fields } = useScene().form.resource;
  const values = useForm((state) => state.values);
  const [settled] = useDebouncedValue(values, DELAY);
  const lecture = useMemo(() => lire(schema, settled, fields), [schema, settled, fields]);
  return { lecture, isLate: settled !== values };
}

function lire<S extends z.ZodObject>(
  schema: S,
  values: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<string, Field>>,
): Lecture<z.output<S>> {
  const reading = schema.safeParse(Object.fromEntries(Object.keys(schema.shape).map((name) => [name, values[name]])));
  if (reading.success) return { ok: true, brouillon: reading.data };
  const names = new Set(reading.error.issues.map(({ path }) => String(path[0])));
  const labels = [...names].map((name) => `«\u00a0${fields[name]?.label ?? name}\u00a0»`);
  const last = labels.at(-1) ?? 'le formulaire';
  const all = labels.length > 1 ? `${labels.slice(0, -1).join(', ')} et ${last}` : last;
  return { ok: false, manque: `Complétez ${all}\u00a0: l’estimation viendra ensuite.` };
}
