import type { DocumentObjet, FicheObjet, PartieCorrigee } from '@bridge/contract';

/** What the lists of corrections have in common. */
export const LISTE = {
  error: undefined,
  inner: {},
  readOnly: false,
  resource: 'objet',
  describedBy: undefined,
  valueOf: () => undefined,
} as const;

/** What was corrected of a part, else what the source says. */
export function partieDe<P extends PartieCorrigee>(fiche: FicheObjet, partie: P): DocumentObjet[P] {
  const found = fiche.corrections.find((one) => one.partie === partie);
  // Told apart by the name of its part.
  return (found?.valeur as DocumentObjet[P] | undefined) ?? fiche.document[partie];
}
