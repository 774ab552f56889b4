import { GENRES_VUS, type GenreDeMedia, type Support } from '@bridge/contract';

/** The use that a field makes of a media: only media that suit are offered. */
interface Emploi {
  readonly genres?: readonly GenreDeMedia[];
  readonly support?: Support;
}

const IMAGES: readonly GenreDeMedia[] = ['photo', 'picto'];

/** The uses by the name that a field gives (`widget`). */
export const EMPLOIS_DE_MEDIA: Readonly<Record<string, Emploi>> = {
  media: {},
  'image-web': { genres: IMAGES, support: 'web' },
  'image-print': { genres: IMAGES, support: 'print' },
  'image-ecran': { genres: IMAGES, support: 'ecran' },
  'pleine-page': { genres: [...IMAGES, 'document'], support: 'print' },
  'police-ecran': { genres: ['police'], support: 'ecran' },
  'profil-icc': { genres: ['profil'] },
  'trace-web': { genres: ['trace'], support: 'web' },
  'visuel-ecran': { genres: GENRES_VUS, support: 'ecran' },
};

/** A record that gives the same thing to each use. */
export function parEmploi<T>(one: T): Record<string, T> {
  return Object.fromEntries(Object.keys(EMPLOIS_DE_MEDIA).map((name) => [name, one]));
}
