import { enBoucle } from '../hasard.ts';

/** The colours of a moment of the day, from the far to the near. */
export interface Palette {
  readonly nom: string;
  /** The colours of the sky, from the zenith to the horizon. */
  readonly ciel: readonly [string, string, string];
  readonly astre: string;
  readonly lointain: string;
  readonly milieu: string;
  readonly proche: string;
  readonly sol: string;
  readonly eau: readonly [string, string];
  readonly mur: string;
  readonly toit: string;
  /** The colour of lights: windows, lanterns. */
  readonly lumiere: string;
  readonly accent: string;
}

const PALETTES: readonly Palette[] = [
  {
    nom: 'matin',
    ciel: ['#8ec5e8', '#c4e0ef', '#fdeed6'],
    astre: '#fff6dd',
    lointain: '#a9c4d6',
    milieu: '#7fae9a',
    proche: '#4f8a6b',
    sol: '#8fbf6f',
    eau: ['#bfdfe9', '#5fa3bd'],
    mur: '#f6ead6',
    toit: '#c8694a',
    lumiere: '#5b7f95',
    accent: '#e8875b',
  },
  {
    nom: 'jour',
    ciel: ['#4fa3dc', '#8ecbec', '#dff1f6'],
    astre: '#fffbe6',
    lointain: '#8fb7cf',
    milieu: '#6aa67f',
    proche: '#3d7d55',
    sol: '#93c364',
    eau: ['#a5d8ea', '#2f8fb5'],
    mur: '#fbf3e2',
    toit: '#b9553c',
    lumiere: '#4d7690',
    accent: '#e2563f',
  },
  {
    nom: 'dore',
    ciel: ['#6d9ac4', '#f3c98b', '#ffe4b0'],
    astre: '#fff0c4',
    lointain: '#c7a78f',
    milieu: '#9a8f5c',
    proche: '#62713f',
    sol: '#c2ab55',
    eau: ['#f6d49a', '#7a94a3'],
    mur: '#f8e2bd',
    toit: '#a9502f',
    lumiere: '#ffdf8c',
    accent: '#cf5a35',
  },
  {
    nom: 'couchant',
    ciel: ['#4a4e88', '#d9748a', '#fdc08a'],
    astre: '#ffe3b0',
    lointain: '#9a7fa5',
    milieu: '#6d5f8b',
    proche: '#433f66',
    sol: '#5d5878',
    eau: ['#f0a58c', '#5a5488'],
    mur: '#d9b7ac',
    toit: '#7a4257',
    lumiere: '#ffd98a',
    accent: '#f2785c',
  },
  {
    nom: 'brume',
    ciel: ['#b9c9d3', '#dbe3e4', '#f4efe4'],
    astre: '#fffaf0',
    lointain: '#b9c8cc',
    milieu: '#93aaa6',
    proche: '#62837b',
    sol: '#a3b58d',
    eau: ['#dde6e6', '#8fabb3'],
    mur: '#efe8dc',
    toit: '#a06a58',
    lumiere: '#8296a0',
    accent: '#c97f5f',
  },
];

export const NUIT: Palette = {
  nom: 'nuit',
  ciel: ['#141b3c', '#2a3868', '#5f6796'],
  astre: '#fdf3d0',
  lointain: '#39446f',
  milieu: '#29345a',
  proche: '#182143',
  sol: '#1f2a4a',
  eau: ['#4b5a8d', '#1b2650'],
  mur: '#4b527c',
  toit: '#2c2f54',
  lumiere: '#ffd77a',
  accent: '#ff9f5a',
};

/** The palettes by frequency: mist is rare. */
const PLACES = [0, 1, 1, 2, 2, 3, 0, 1, 2, 4];

export const paletteDe = (place: number): Palette => enBoucle(PALETTES, enBoucle(PLACES, place));

/** A colour between two, from the first (0) to the second (1). */
export function mix(de: string, vers: string, part: number): string {
  const canal = (couleur: string, place: number) => Number.parseInt(couleur.slice(1 + place * 2, 3 + place * 2), 16);
  const valeurs = [0, 1, 2].map((place) =>
    Math.round(canal(de, place) + (canal(vers, place) - canal(de, place)) * part),
  );
  return `#${valeurs.map((valeur) => Math.min(255, Math.max(0, valeur)).toString(16).padStart(2, '0')).join('')}`;
}
