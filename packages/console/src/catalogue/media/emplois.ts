import { GENRES_VUS, type GenreDeMedia, type Support } from '@bridge/contract';

/** What a field will do with the media that is picked: only what suits is offered. */
interface Emploi {
  readonly genres?: readonly GenreDeMedia[];
  readonly support?: Support;
}

const IMAGES: readonly GenreDeMedia[] = ['photo', 'picto'];

/** By the name that a field gives (`widget`). */
export const EMPLOIS_DE_MEDIA: Readonly<Record<string, Emploi>> = {
  media: {},
  'image-web': { genres: IMAGES, support: 'web' },
  'image-print': { genres: IMAGES, support: 'print' },
  'image-ecran': { genres: IMAGES, support: 'ecran' },
  'pleine-page': { genres: [...IMAGES, 'document'], support: 'print' },
  'police-ecran': { genres: ['police'], support: 'ecran' },
  'profil-icc': { genres: ['profil'] },
  'visuel-ecran': { genres: GENRES_VUS, support: 'ecran' },
};

/** The same thing for each of them. */
export function parEmploi<T>(one: T): Record<string, T> {
  return Object.fromEntries(Object.keys(EMPLOIS_DE_MEDIA).map((name) => [name, one]));
}
