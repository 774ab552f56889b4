import { hash } from 'node:crypto';
import type { Canal, Media } from '@bridge/contract';

/** The address of a photo from the médiathèque: it is the address of a view, and changes with its crops. */
const DE_MEDIATHEQUE = /^\/public\/photos\/\d+\/0-(m\d+_[0-9a-f]{12,20})\//;
const EMPREINTE = /^m(\d+)_([0-9a-f]{12,20})$/;

/** The media of an address, or null for the address of a source. */
export function mediaDePhoto(url: string): MediaDePhoto | null {
  const [, empreinte = ''] = DE_MEDIATHEQUE.exec(url) ?? [];
  return mediaDEmpreinte(empreinte);
}

export interface MediaDePhoto {
  readonly media: number;
  /** The token of its file and its crops. */
  readonly jeton: string;
}

/** The same, of the empreinte of a photo. */
export function mediaDEmpreinte(empreinte: string): MediaDePhoto | null {
  const [, media, jeton] = EMPREINTE.exec(empreinte) ?? [];
  return media === undefined || jeton === undefined ? null : { media: Number(media), jeton };
}

/** Whether a fingerprint is that of a photo of the médiathèque: those of sources are hexadecimal. */
export const isDeLaMediatheque = (empreinte: string): boolean => empreinte.startsWith('m');

/** The fingerprint of a photo, by its address at the source: the addresses of its views hold it. */
export function empreinteDePhoto(url: string): string {
  const own = DE_MEDIATHEQUE.exec(url)?.[1];
  if (own !== undefined) return own;
  return hash('sha256', url, 'hex').slice(0, 10);
}

/** The photos of an objet whose rights allow it that day, in the order of the source; `rang` counts all its images. */
export function photosMontrables<T extends Pick<Media, 'genre' | 'url' | 'aPartirDu' | 'jusquAu' | 'canaux'>>(
  medias: readonly T[],
  jour: string,
  canal: Canal,
): readonly (T & { readonly rang: number; readonly empreinte: string })[] {
  return medias
    .filter(({ genre }) => genre === 'image')
    .map((media, rang) => ({ ...media, rang, empreinte: empreinteDePhoto(media.url) }))
    .filter((media) => isMontrable(media, jour, canal));
}

/** Whether the rights of a media allow it that day. */
export const isMontrable = (
  { aPartirDu, jusquAu, canaux }: Pick<Media, 'aPartirDu' | 'jusquAu' | 'canaux'>,
  jour: string,
  canal: Canal,
): boolean =>
  (aPartirDu === undefined || aPartirDu <= jour) &&
  (jusquAu === undefined || jusquAu >= jour) &&
  (canaux === undefined || canaux.includes(canal));
