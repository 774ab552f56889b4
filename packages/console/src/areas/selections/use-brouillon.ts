import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useForm } from '../../resource/form/form.context.ts';
import { DECISIFS, type Lecture, readBrouillon } from './brouillon.rules.ts';

/** The pause of typing in milliseconds: long enough to finish a word, short enough to feel live. */
const DELAY = 250;

export interface Brouillon {
  readonly lecture: Lecture;
  /** Something was typed since the draft was read. */
  readonly isLate: boolean;
}

/** The sélection in the form, saved or not, once the person pauses. */
export function useBrouillon(): Brouillon {
  const values = useForm(
    useShallow(({ values: all }) => Object.fromEntries(DECISIFS.map((name) => [name, all[name]]))),
  );
  const [settled] = useDebouncedValue(values, DELAY);
  const lecture = useMemo(() => readBrouillon(settled), [settled]);
  return { lecture, isLate: settled !== values };
}
