import { type FormatVu, GENRES_DE_MEDIA, type GenreDeMedia, genresDeMediaPour } from '@bridge/contract';

/** The genres of media that a format shows; none while the format is not known. */
export function genresPour(format: FormatVu | undefined): GenreDeMedia[] {
  const wanted = format ? genresDeMediaPour(format.genre) : [];
  return GENRES_DE_MEDIA.map(({ value }) => value).filter((genre) => wanted.includes(genre));
}
