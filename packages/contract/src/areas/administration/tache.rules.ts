/** What tasks are called and how they look, wherever they are shown. */

/** Icons are names of Tabler. */
export const TYPES_TACHE = [
  { value: 'import', label: 'Import', icon: 'database-import' },
  { value: 'generation-pdf', label: 'Génération PDF', icon: 'file-type-pdf' },
  { value: 'traduction', label: 'Traduction', icon: 'language' },
  { value: 'ecriture', label: 'Écriture', icon: 'pencil' },
  { value: 'score', label: 'Recalcul des scores', icon: 'gauge' },
  { value: 'purge', label: 'Purge', icon: 'trash' },
  { value: 'courriel', label: 'E-mail', icon: 'mail' },
  { value: 'capture', label: 'Capture d’écran', icon: 'camera' },
] as const;
export type TypeTache = (typeof TYPES_TACHE)[number]['value'];

/** `couleur` is that of the dot beside the word, by its name in the theme: the word alone must do. */
export const ETATS_TACHE = [
  { value: 'en_attente', label: 'En attente', couleur: 'gray' },
  { value: 'en_cours', label: 'En cours', couleur: 'blue' },
  { value: 'reussie', label: 'Réussie', couleur: 'green' },
  { value: 'echouee', label: 'Échouée', couleur: 'red' },
  { value: 'annulee', label: 'Annulée', couleur: 'orange' },
] as const;
export type EtatTache = (typeof ETATS_TACHE)[number]['value'];

export const PRIORITES_TACHE = [
  { value: 1, label: 'Haute' },
  { value: 2, label: 'Normale' },
  { value: 3, label: 'Basse' },
] as const;
export type PrioriteTache = (typeof PRIORITES_TACHE)[number]['value'];

export const NIVEAUX_TACHE = ['info', 'avertissement', 'erreur'] as const;
export type NiveauTache = (typeof NIVEAUX_TACHE)[number];

export const ETATS_FINIS = ['reussie', 'echouee', 'annulee'] as const satisfies readonly EtatTache[];
export type EtatFini = (typeof ETATS_FINIS)[number];

const FINIS: readonly EtatTache[] = ETATS_FINIS;

export function isFinished(etat: EtatTache): boolean {
  return FINIS.includes(etat);
}

export function mayCancel({ etat, annulationDemandee }: { etat: EtatTache; annulationDemandee: boolean }): boolean {
  return !isFinished(etat) && !annulationDemandee;
}

/** What succeeded is not done again: whoever wants more of it asks for a new one. */
export function mayRestart({ etat }: { etat: EtatTache }): boolean {
  return etat === 'echouee' || etat === 'annulee';
}

/** The name itself where this version does not know it. */
export function typeTacheLabel(type: string): string {
  return TYPES_TACHE.find(({ value }) => value === type)?.label ?? type;
}

/** « En cours (40 %) ». */
export function etatTacheLabel({ etat, progression }: { etat: EtatTache; progression: number | null }): string {
  const label = ETATS_TACHE.find(({ value }) => value === etat)?.label ?? etat;
  return etat === 'en_cours' && progression !== null ? `${label} (${progression}\u00a0%)` : label;
}
