/** The mention that visitors read beside an annonce, before the name of who pays. */
export const MENTIONS_D_ANNONCE = [
  { value: 'annonce', label: 'Annonce' },
  { value: 'partenaire', label: 'Partenaire' },
] as const;

/** How many days before the end of an annonce people may be warned. */
export const DELAIS_DE_RAPPEL = [
  { value: '3', label: '3\u00a0jours avant' },
  { value: '7', label: 'Une semaine avant' },
  { value: '15', label: 'Quinze jours avant' },
  { value: '30', label: 'Un mois avant' },
  { value: '60', label: 'Deux mois avant' },
] as const;
