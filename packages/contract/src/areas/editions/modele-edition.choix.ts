/** The choices of a model of edition. */

export const TYPES_D_EDITION = [
  { value: 'guide', label: 'Guide' },
  { value: 'agenda', label: 'Agenda' },
  { value: 'annuaire', label: 'Annuaire' },
  { value: 'depliant', label: 'Dépliant' },
  { value: 'affiche', label: 'Affiche' },
  { value: 'carte-de-visite', label: 'Carte de visite d’offre' },
] as const;

export const ORIENTATIONS_DE_PAGE = [
  { value: 'portrait', label: 'Portrait' },
  { value: 'paysage', label: 'Paysage' },
] as const;

export const PROFILS_DE_COULEUR = [
  { value: 'cmjn', label: 'Quadrichromie (imprimeur)' },
  { value: 'rvb', label: 'RVB (écran)' },
] as const;

export const GRAISSES = [
  { value: 'normale', label: 'Normale' },
  { value: 'moyenne', label: 'Moyenne' },
  { value: 'grasse', label: 'Grasse' },
] as const;

export const POSITIONS_DE_NUMERO = [
  { value: 'exterieur', label: 'Côté extérieur' },
  { value: 'centre', label: 'Au centre' },
  { value: 'aucune', label: 'Sans numéro' },
] as const;

export const RENVOIS = [
  { value: 'page', label: 'Vers la page' },
  { value: 'numero', label: 'Vers le numéro de la fiche' },
  { value: 'les-deux', label: 'Vers la page et le numéro' },
] as const;

export const REMPLISSAGES = [
  { value: 'rien', label: 'Laissés blancs' },
  { value: 'annonce', label: 'Une annonce des espaces du plan' },
  { value: 'photo', label: 'Une photo de la rubrique' },
  { value: 'notes', label: 'Des lignes pour écrire' },
  { value: 'astuce', label: 'Une astuce' },
] as const;

export const MULTIPLES_DE_PAGES = [
  { value: '1', label: 'Libre' },
  { value: '2', label: 'Multiple de 2' },
  { value: '4', label: 'Multiple de 4 (cahier agrafé)' },
  { value: '8', label: 'Multiple de 8' },
] as const;

export const SORTIES_D_EDITION = [
  { value: 'ecran', label: 'PDF pour l’écran' },
  { value: 'impression', label: 'PDF pour l’imprimeur' },
  { value: 'accessible', label: 'PDF accessible, balisé' },
  { value: 'feuilletable', label: 'Version feuilletable sur le web' },
] as const;
