import { type BrouillonDeScoring, brouillonDeScoringSchema } from '@bridge/contract';
import { useMemo } from 'react';
import { useForm } from '../../resource/form/form.context.ts';

/** The profile as it is typed; null while something in it is not right yet. */
export function useBrouillon(): BrouillonDeScoring | null {
  const selection = useForm((state) => state.values.selection);
  const regles = useForm((state) => state.values.regles);
  const bonus = useForm((state) => state.values.bonus);
  const min = useForm((state) => state.values.min);
  const max = useForm((state) => state.values.max);
  const normalise = useForm((state) => state.values.normalise);
  return useMemo(() => {
    const reading = brouillonDeScoringSchema.safeParse({ selection, regles, bonus, min, max, normalise });
    return reading.success ? reading.data : null;
  }, [selection, regles, bonus, min, max, normalise]);
}
