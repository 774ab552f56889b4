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

/** A part of Bridge, or a program that acts by a service account. */
export type NomDAutomate = keyof typeof AUTOMATES | NomDeCompteDeService;

/** The name of a service account in the history, as it was then; no part of Bridge can have such a name. */
export type NomDeCompteDeService = `${typeof COMPTE}${string}`;
const COMPTE = 'compte:';
export const nomDeCompteDeService = (nom: string): NomDeCompteDeService => `${COMPTE}${nom}`;

/** « Démonstration (Bridge) », « Agenda du site (compte de service) »; an unknown name stays as it is. */
export function automateEnMots(nom: string): string {
  if (nom.startsWith(COMPTE)) return `${nom.slice(COMPTE.length)} (compte de service)`;
  const known = Object.entries(AUTOMATES).find(([name]) => name === nom)?.[1];
  return `${known ?? nom} (Bridge)`;
}
