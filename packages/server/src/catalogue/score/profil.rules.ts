import { type FieldError, type RegleDeScore, refsIn } from '@bridge/contract';

/** What would make a profile impossible to work out, by field. */
export function defautsDuProfil({
  regles,
  min,
  max,
}: {
  readonly regles: readonly RegleDeScore[];
  readonly min: number | null;
  readonly max: number | null;
}): FieldError[] {
  return [
    ...regles.flatMap((regle, index) =>
      // A score that depends on scores could depend on itself, and would be as old as they are.
      refsIn(regle).some(({ ref }) => ref === 'scoring')
        ? [
            {
              path: `regles.${index}.condition`,
              message: `La règle «\u00a0${regle.libelle}\u00a0» utilise un autre score. Un score ne peut pas dépendre d’un score\u00a0: reprenez ses règles ici.`,
            },
          ]
        : [],
    ),
    ...(min !== null && max !== null && min > max
      ? [{ path: 'max', message: 'Le score maximal est plus petit que le score minimal.' }]
      : []),
  ];
}
