import type { DocumentObjet, FicheObjet, PartieCorrigee } from '@bridge/contract';

/** The options that the lists of corrections share. */
export const LISTE = {
  error: undefined,
  inner: {},
  readOnly: false,
  resource: 'objet',
  describedBy: undefined,
  valueOf: () => undefined,
} as const;

/** A part as it was corrected, or else as the source says it. */
export function partieDe<P extends PartieCorrigee>(fiche: FicheObjet, partie: P): DocumentObjet[P] {
  const found = fiche.corrections.find((one) => one.partie === partie);
  // The name of the part decides of its type.
  return (found?.valeur as DocumentObjet[P] | undefined) ?? fiche.document[partie];
}
