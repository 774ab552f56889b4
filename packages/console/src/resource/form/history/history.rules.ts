import type { HistoryEntry } from '@bridge/contract';

export const ACTION_NAMES: Readonly<Record<HistoryEntry['action'], string>> = {
  creer: 'Création',
  modifier: 'Modification',
  dupliquer: 'Création par copie',
  archiver: 'Archivage',
  desarchiver: 'Debouche des archives',
  supprimer: 'Mise à la corbeille',
  restaurer: 'Debouche de la corbeille',
  retablir: 'Retour à une version précédente',
  fusionner: 'Fusion',
};

/** « Claire Martin, par Admin »: in whose name, then who acted; « Démonstration (Bridge) » for an automate. */
export function authorOf({ par, acteur }: Pick<HistoryEntry, 'par' | 'acteur'>): string {
  if (par === null) return acteur?.nom ?? 'Le système';
  return acteur ? `${par.nom}, par ${acteur.nom}` : par.nom;
}
