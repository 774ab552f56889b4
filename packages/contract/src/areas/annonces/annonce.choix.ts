/** The words that annonces, espaces and formats are described with. */

/** The kinds of contents that a format of annonces may have. */
export const GENRES_DE_FORMAT = [
  { value: 'image', label: 'Bannière image' },
  { value: 'native', label: 'Native\u00a0: une fiche mise en avant' },
  { value: 'texte', label: 'Texte seul' },
  { value: 'video', label: 'Vidéo' },
  { value: 'html5', label: 'HTML5\u00a0: une archive ZIP' },
  { value: 'pdf', label: 'Page imprimée' },
  { value: 'slide', label: 'Écran entier' },
] as const;
export type GenreDeFormat = (typeof GENRES_DE_FORMAT)[number]['value'];

/** The kinds whose pictures and files have dimensions. */
export const GENRES_A_MEDIA: readonly GenreDeFormat[] = ['image', 'native', 'video', 'html5', 'pdf', 'slide'];

export const UNITES_DE_FORMAT = [
  { value: 'px', label: 'Pixels' },
  { value: 'mm', label: 'Millimètres' },
] as const;

export const DENSITES_DE_FORMAT = [
  { value: '1', label: 'Simple' },
  { value: '2', label: 'Double, pour les écrans fins' },
] as const;

/** Width by height. */
export const RATIOS_DE_FORMAT = [
  { value: '1/1', label: 'Carré (1/1)' },
  { value: '4/3', label: 'Paysage (4/3)' },
  { value: '3/2', label: 'Photo (3/2)' },
  { value: '16/9', label: 'Large (16/9)' },
  { value: '4/1', label: 'Bandeau (4/1)' },
  { value: '8/1', label: 'Bandeau fin (8/1)' },
  { value: '3/4', label: 'Portrait (3/4)' },
  { value: '9/16', label: 'Portrait haut (9/16)' },
] as const;

export const FICHIERS_DE_FORMAT = [
  { value: 'image/jpeg', label: 'JPEG' },
  { value: 'image/png', label: 'PNG' },
  { value: 'image/webp', label: 'WebP' },
  { value: 'image/avif', label: 'AVIF' },
  { value: 'image/gif', label: 'GIF' },
  { value: 'image/svg+xml', label: 'SVG' },
  { value: 'image/tiff', label: 'TIFF' },
  { value: 'video/mp4', label: 'MP4' },
  { value: 'video/webm', label: 'WebM' },
  { value: 'application/pdf', label: 'PDF' },
] as const;

export const EMPLACEMENTS_D_ESPACE = [
  { value: 'entre-elements', label: 'Entre les éléments d’une liste', canal: 'web' },
  { value: 'en-tete', label: 'En-tête de page', canal: 'web' },
  { value: 'lateral', label: 'Colonne latérale', canal: 'web' },
  { value: 'pied-de-fiche', label: 'Pied de fiche', canal: 'web' },
  { value: 'fond', label: 'Fond de page', canal: 'web' },
  { value: 'intercalaire', label: 'Page intercalaire', canal: 'print' },
  { value: 'encart', label: 'Encart dans une rubrique', canal: 'print' },
  { value: 'slide', label: 'Entre les vues d’un diaporama', canal: 'ecran' },
] as const;

export const ROTATIONS_D_ESPACE = [
  { value: 'ponderee', label: 'Au hasard, selon le poids' },
  { value: 'sequentielle', label: 'Chacune à son tour' },
  { value: 'equitable', label: 'La moins montrée d’abord' },
] as const;

export const REMPLISSAGES_D_ESPACE = [
  { value: 'rien', label: 'Rien\u00a0: l’espace disparaît' },
  { value: 'remplissage', label: 'Les annonces de remplissage' },
] as const;

export const UNITES_DE_TARIF = [
  { value: 'semaine', label: 'par semaine' },
  { value: 'mois', label: 'par mois' },
  { value: 'saison', label: 'par saison' },
  { value: 'parution', label: 'par parution' },
] as const;

export const PRIORITES_D_ANNONCE = [
  { value: 'exclusif', label: 'Exclusive' },
  { value: 'contrat', label: 'Contrat' },
  { value: 'remplissage', label: 'Remplissage' },
] as const;
export type Priorite = (typeof PRIORITES_D_ANNONCE)[number]['value'];

/** The decisions about an annonce. The rest of its life follows from its dates. */
export const VALIDATIONS_D_ANNONCE = [
  { value: 'brouillon', label: 'Brouillon', colour: 'gray' },
  { value: 'a-valider', label: 'À valider', colour: 'orange' },
  { value: 'validee', label: 'Validée', colour: 'green' },
  { value: 'refusee', label: 'Refusée', colour: 'red' },
] as const;
export type Validation = (typeof VALIDATIONS_D_ANNONCE)[number]['value'];

export const ETATS_D_ANNONCE = [
  { value: 'brouillon', label: 'Brouillon', colour: 'gray' },
  { value: 'a-valider', label: 'À valider', colour: 'orange' },
  { value: 'refusee', label: 'Refusée', colour: 'red' },
  { value: 'programmee', label: 'Programmée', colour: 'blue' },
  { value: 'en-ligne', label: 'En cours', colour: 'green' },
  { value: 'terminee', label: 'Terminée', colour: 'gray' },
] as const;
export type EtatDAnnonce = (typeof ETATS_D_ANNONCE)[number]['value'];
