import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { useForm } from '../../../resource/form/form.context.ts';
import type { Entries } from '../../../resource/values/read.ts';

/** The pause of typing in milliseconds: long enough to finish a word, short enough to feel live. */
const DELAY = 600;

/** Options of drawn pages: they cost seconds and are asked for at each change, so the former ones stay meanwhile. */
export const DRAWN = {
  staleTime: 10 * 60_000,
  gcTime: 60_000,
  retry: false,
  placeholderData: keepPreviousData,
} as const;

/** The values of the form, saved or not, once the person pauses. */
export function useSettled(): { readonly valeurs: Entries; readonly isTyped: boolean } {
  const values = useForm((state) => state.values);
  const [valeurs] = useDebouncedValue(values, DELAY);
  return { valeurs, isTyped: valeurs !== values };
}
