/** The choices of a diaporama. */

export const ALTERNANCES = [
  { value: 'boucle', label: 'Une boucle entière par langue' },
  { value: 'diapositive', label: 'Chaque diapositive dans chaque langue' },
] as const;

export const ORDRES_DE_BOUCLE = [
  { value: 'sequence', label: 'Dans l’ordre de la séquence' },
  { value: 'melange', label: 'Mélangé, le même toute la journée' },
] as const;

export const PLACES_DE_BANDEAU = [
  { value: 'aucun', label: 'Aucun' },
  { value: 'bas', label: 'En bas' },
  { value: 'haut', label: 'En haut' },
] as const;

/** The values of `bandeau` that show a band. */
export const AVEC_BANDEAU = ['bas', 'haut'] as const;
