import { createHash } from 'node:crypto';
import type { Media } from '@bridge/contract';

/** Of the address of a photo at its source: what the addresses of its views are told by. */
export function empreinteDePhoto(url: string): string {
  return createHash('sha256').update(url).digest('hex').slice(0, 10);
}

/** The photos of an objet that may be shown that day, in the order of the source; the rank is among its images. */
export function photosMontrables<T extends Pick<Media, 'genre' | 'url' | 'aPartirDu' | 'jusquAu'>>(
  medias: readonly T[],
  jour: string,
): readonly (T & { readonly rang: number; readonly empreinte: string })[] {
  return medias
    .filter(({ genre }) => genre === 'image')
    .map((media, rang) => ({ ...media, rang, empreinte: empreinteDePhoto(media.url) }))
    .filter((media) => isMontrable(media, jour));
}

/** Whether its rights allow it to be shown that day. */
export const isMontrable = ({ aPartirDu, jusquAu }: Pick<Media, 'aPartirDu' | 'jusquAu'>, jour: string): boolean =>
  (aPartirDu === undefined || aPartirDu <= jour) && (jusquAu === undefined || jusquAu >= jour);
