/** The choices of a gabarit de diaporama. */

export const DISPOSITIONS = [
  { value: 'plein', label: 'Photo plein écran, texte par-dessus' },
  { value: 'gauche', label: 'Photo à gauche, texte à droite' },
  { value: 'haut', label: 'Photo en haut, texte au-dessous' },
  { value: 'bandeau', label: 'Photo carrée, texte sur une ligne' },
] as const;

export const POLICES_D_ECRAN = [
  { value: 'sans', label: 'Sans empattement' },
  { value: 'serif', label: 'Avec empattements' },
  { value: 'arrondie', label: 'Arrondie' },
  { value: 'source-sans', label: 'Source Sans 3, embarquée' },
  { value: 'source-serif', label: 'Source Serif 4, embarquée' },
  { value: 'mediatheque', label: 'De la médiathèque, embarquée' },
] as const;

export const COINS_D_ECRAN = [
  { value: 'aucun', label: 'Nulle part' },
  { value: 'bas-droite', label: 'En bas à droite' },
  { value: 'bas-gauche', label: 'En bas à gauche' },
  { value: 'haut-droite', label: 'En haut à droite' },
] as const;

export const GENRES_DE_PARAMETRE = [
  { value: 'couleur', label: 'Couleur' },
  { value: 'nombre', label: 'Nombre' },
] as const;
