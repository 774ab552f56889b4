export const GENRES_DE_GABARIT = ['liste', 'element', 'fiche', 'infobulle', 'composant'] as const;
export type GenreDeGabarit = (typeof GENRES_DE_GABARIT)[number];

const PARTOUT = ['ariane'] as const;
const DE_LISTE = [
  'titre',
  'introduction',
  'image',
  'moteur',
  'compteur',
  'tri',
  'elements',
  'carte',
  'pagination',
  'exports',
  'pied',
] as const;
const DE_L_OBJET = [
  'photo',
  'badges',
  'titre',
  'date',
  'feuillet',
  'bouton',
  'blocs',
  'favori',
  'etoiles',
  'ouverture',
] as const;
const DE_FICHE = ['zone', 'galerie', 'actions', 'proches', 'semblables', 'source'] as const;

/** The tags of each kind of template, besides those of Liquid. Each writes a part that the product draws. */
export const BALISES = {
  liste: [...PARTOUT, ...DE_LISTE],
  element: [...PARTOUT, ...DE_L_OBJET],
  infobulle: [...PARTOUT, ...DE_L_OBJET],
  fiche: [...PARTOUT, ...DE_L_OBJET, ...DE_FICHE],
  composant: [...new Set([...PARTOUT, ...DE_LISTE, ...DE_L_OBJET, ...DE_FICHE])],
} as const satisfies Readonly<Record<GenreDeGabarit, readonly string[]>>;

export type Partie = (typeof BALISES)[GenreDeGabarit][number];
