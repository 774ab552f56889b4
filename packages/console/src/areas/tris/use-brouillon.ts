import { type BrouillonDeScoring, brouillonDeScoringSchema } from '@bridge/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useForm } from '../../resource/form/form.context.ts';

/** The pause of typing in milliseconds: a profile of a hundred rules is not read at each letter. */
const DELAY = 300;

const DECISIFS = Object.keys(brouillonDeScoringSchema.shape);

/** The fields of a form that decide of scores; the same object while none of them changes. */
export type Saisie = Readonly<Record<string, unknown>>;

export interface Brouillon {
  readonly saisie: Saisie;
  /** The profile in these fields, once the person pauses; null while a value is wrong. */
  readonly brouillon: BrouillonDeScoring | null;
  /** Something was typed since the profile was read. */
  readonly isLate: boolean;
}

export function readBrouillon(saisie: Saisie): BrouillonDeScoring | null {
  const reading = brouillonDeScoringSchema.safeParse(saisie);
  return reading.success ? reading.data : null;
}

/** The profile as it is typed. */
export function useBrouillon(): Brouillon {
  const saisie = useForm(useShallow(({ values }) => Object.fromEntries(DECISIFS.map((name) => [name, values[name]]))));
  const [settled] = useDebouncedValue(saisie, DELAY);
  const brouillon = useMemo(() => readBrouillon(settled), [settled]);
  return useMemo(() => ({ saisie, brouillon, isLate: settled !== saisie }), [saisie, brouillon, settled]);
}
