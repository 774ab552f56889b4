import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';
import type { z } from 'zod';
import { useShallow } from 'zustand/react/shallow';
import { useForm, useRecordFormContext } from '../../resource/form/form.context.ts';
import { labelsOf } from './manque.words.ts';

/** The pause of typing in milliseconds: long enough to finish a word, short enough to feel live. */
const DELAY = 400;

export interface Brouillon<T> {
  /** The typed values; null while some are missing. */
  readonly brouillon: T | null;
  /** The labels of the missing fields. */
  readonly manquent: readonly string[];
  readonly isLate: boolean;
}

/** The typed values, saved or not, once the person pauses, as the schema of previews reads them. */
export function useBrouillon<S extends z.ZodObject>(schema: S): Brouillon<z.output<S>> {
  const { fields } = useRecordFormContext().form.resource;
  const values = useForm(
    useShallow(({ values: all }) => Object.fromEntries(Object.keys(schema.shape).map((name) => [name, all[name]]))),
  );
  const [settled] = useDebouncedValue(values, DELAY);
  const reading = useMemo(() => schema.safeParse(settled), [schema, settled]);
  return {
    brouillon: reading.data ?? null,
    manquent: labelsOf(fields, reading.error?.issues.map(({ path }) => String(path[0])) ?? []),
    isLate: settled !== values,
  };
}
