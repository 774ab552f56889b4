/** The usual starting points, each for those who may open it. */
export const RACCOURCIS = [
  { label: 'Créer une liste', to: '/web/listes/create' },
  { label: 'Composer une sélection', to: '/selections/create' },
  { label: 'Ouvrir le catalogue', to: '/catalogue/list' },
  { label: 'Ouvrir la médiathèque', to: '/mediatheque/list' },
  { label: 'Préparer une édition', to: '/editions/modeles/create' },
  { label: 'Voir les éditions', to: '/editions/generations/list' },
  { label: 'Faire un diaporama', to: '/display/diaporamas/create' },
  { label: 'Voir les diaporamas', to: '/display/diaporamas/list' },
  { label: 'Saisir une annonce', to: '/annonces/annonce/create' },
  { label: 'Voir les annonces', to: '/annonces/annonce/list' },
  { label: 'Suivre les imports', to: '/administration/imports' },
] as const;

export const MOST_RACCOURCIS = 6;
