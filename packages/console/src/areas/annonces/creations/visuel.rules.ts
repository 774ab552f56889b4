import { type FormatVu, GENRES_DE_MEDIA, type GenreDeMedia, genresDeMediaPour } from '@bridge/contract';

/** The kinds of media that a format shows; none while it is not known. */
export function genresPour(format: FormatVu | undefined): GenreDeMedia[] {
  const wanted = format ? genresDeMediaPour(format.genre) : [];
  return GENRES_DE_MEDIA.map(({ value }) => value).filter((genre) => wanted.includes(genre));
}
