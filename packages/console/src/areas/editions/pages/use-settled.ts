import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { useForm } from '../../../resource/form/form.context.ts';
import type { Entries } from '../../../resource/values/read.ts';

/** Long enough to finish a word, short enough to feel live. */
const DELAY = 600;

/** Pages that were drawn are shown until others are: they cost seconds, and are asked for again at each change. */
export const DRAWN = {
  staleTime: 10 * 60_000,
  gcTime: 60_000,
  retry: false,
  placeholderData: keepPreviousData,
} as const;

/** What the form holds, saved or not, once the person has stopped for a moment. */
export function useSettled(): { readonly valeurs: Entries; readonly isTyped: boolean } {
  const values = useForm((state) => state.values);
  const [valeurs] = useDebouncedValue(values, DELAY);
  return { valeurs, isTyped: valeurs !== values };
}
