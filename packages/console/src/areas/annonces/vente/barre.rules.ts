/** The next step of an annonce for who reads it; null where nothing is theirs to do beside saving. */
export function decisionEnBarre(
  validation: unknown,
  { mayDecide, isSaved }: { readonly mayDecide: boolean; readonly isSaved: boolean },
): 'valider' | 'demander' | null {
  if (mayDecide) return validation === 'validee' && isSaved ? null : 'valider';
  // Saving what waits, or what was validated, asks again by itself.
  return validation === 'a-valider' || validation === 'validee' ? null : 'demander';
}

export const MOTS_EN_BARRE = {
  valider: { now: 'Valider', first: 'Enregistrer et valider' },
  demander: { now: 'Demander la validation', first: 'Enregistrer et demander la validation' },
} as const;
