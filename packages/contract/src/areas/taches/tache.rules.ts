/** The states of tasks, wherever they are shown, and what may be done in each. */

/** `colour` is that of the dot beside the word, by its name in the theme; the word must be clear without it. */
export const ETATS_TACHE = [
  { value: 'en_attente', label: 'En attente', colour: 'gray' },
  { value: 'en_cours', label: 'En cours', colour: 'blue' },
  { value: 'reussie', label: 'Réussie', colour: 'green' },
  { value: 'echouee', label: 'Échouée', colour: 'red' },
  { value: 'annulee', label: 'Annulée', colour: 'orange' },
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

/** A task that succeeded is not restarted: a new one is asked for instead. */
export function mayRestart({ etat }: { etat: EtatTache }): boolean {
  return etat === 'echouee' || etat === 'annulee';
}
