/** The parts of Bridge that change records by themselves, as the history and the audit log call them. */
export const AUTOMATES = {
  connexion: 'Connexion',
  demonstration: 'Démonstration',
  entretien: 'Entretien',
  imports: 'Imports',
  parutions: 'Parutions',
  tags: 'Tags automatiques',
  traductions: 'Traduction automatique',
} as const;

export type NomDAutomate = keyof typeof AUTOMATES;

/** « Démonstration (Bridge) »; the name itself where this version does not know it. */
export function automateEnMots(nom: string): string {
  const known = Object.entries(AUTOMATES).find(([name]) => name === nom)?.[1];
  return `${known ?? nom} (Bridge)`;
}
