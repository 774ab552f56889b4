import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useForm } from '../../resource/form/form.context.ts';
import { type BrouillonLu, DECISIFS, readBrouillon } from './brouillon.rules.ts';

/** The pause of typing in milliseconds: long enough to finish a word, short enough to feel live. */
const DELAY = 250;

/** The bloc in the form, saved or not, once the person pauses. */
export function useBrouillon(): { readonly lu: BrouillonLu; readonly isLate: boolean } {
  const values = useForm(
    useShallow(({ values: all }) => Object.fromEntries(DECISIFS.map((name) => [name, all[name]]))),
  );
  const [settled] = useDebouncedValue(values, DELAY);
  const lu = useMemo(() => readBrouillon(settled), [settled]);
  return { lu, isLate: settled !== values };
}
