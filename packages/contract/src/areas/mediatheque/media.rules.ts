import { enumerate } from '../../catalogue/dates/date.words.ts';
import { numeroOf, textOf } from '../../catalogue/dates/jour-civil.ts';
import { GENRES_VUS, type Support } from './media.choix.ts';
import type { MediaRecord } from './media.resource.ts';
import type { Cadrage, PointFocal, Recadrage } from './media.schemas.ts';
import { CHEMIN_DE_COMPLETION } from './mediatheque.heads.ts';

type Droits = Pick<MediaRecord, 'droits' | 'autorisations'>;

/** The first and last day on which it may be shown, by its rights and all authorisations; expiry days are out. */
export function joursDeDroits({ droits, autorisations }: Droits): { du: string | null; au: string | null } {
  const last = autorisations.flatMap(({ expireLe }) => (expireLe === null ? [] : [veilleDe(expireLe)]));
  const ends = [...last, ...(droits?.au ? [droits.au] : [])].sort();
  return { du: droits?.du ?? null, au: ends[0] ?? null };
}

const veilleDe = (jour: string) => textOf((numeroOf(jour) ?? 0) - 1);

/** Whether a media may be shown to the public on a day, in any channel. */
export function mediaUtilisable(media: Pick<MediaRecord, 'statut'> & Droits, jour: string): boolean {
  const { du, au } = joursDeDroits(media);
  return media.statut === 'utilisable' && (du === null || du <= jour) && (au === null || au >= jour);
}

/**
 * Whether a media may be shown in a channel on a day: all that the public sees checks this. Archived or thrown away, a
 * media is still shown where it is used.
 */
export function mediaMontrable(
  media: Pick<MediaRecord, 'statut' | 'supports'> & Droits,
  support: Support,
  jour: string,
): boolean {
  return media.supports.includes(support) && mediaUtilisable(media, jour);
}

/** What a media lacks before it may be shown. */
export type ManqueDeMedia = 'alternatif' | 'credit';

/** Pictures need words for people who do not see them, unless they mean nothing; all media need a credit. */
export function manquesDeMedia({
  genre,
  alternatif,
  decorative,
  credit,
}: Pick<MediaRecord, 'genre' | 'alternatif' | 'decorative' | 'credit'>): ManqueDeMedia[] {
  const isTold = decorative || Object.values(alternatif).some((text) => text.trim() !== '');
  return [
    ...(GENRES_VUS.includes(genre) && !isTold ? (['alternatif'] as const) : []),
    ...(credit.trim() === '' ? (['credit'] as const) : []),
  ];
}

const MANQUES: Readonly<Record<ManqueDeMedia, string>> = { alternatif: 'le texte alternatif', credit: 'le crédit' };

/** « le texte alternatif et le crédit ». */
export const manquesEnMots = (manques: readonly ManqueDeMedia[]): string =>
  enumerate(manques.map((manque) => MANQUES[manque]));

/** The page that completes médias, at one of them. */
export const cheminDeCompletion = (id: number): string => `${CHEMIN_DE_COMPLETION}?media=${id}`;

/** A part of a picture, as parts of its sides. */
export type PartDImage = Pick<Recadrage, 'x' | 'y' | 'largeur' | 'hauteur'>;

/** « 16/9 » → 1.78. Any other text gives a square. */
export function nombreDe(ratio: string): number {
  const [large = 1, haut = 1] = ratio.split('/').map(Number);
  return large > 0 && haut > 0 ? large / haut : 1;
}

/** The largest part of that shape around a point. `image`: width by height of the whole. */
export function partAutour({ x, y }: PointFocal, ratio: string, image: number): PartDImage {
  const forme = nombreDe(ratio);
  const largeur = Math.min(1, forme / image);
  const hauteur = Math.min(1, image / forme);
  return { x: borne(x - largeur / 2, 1 - largeur), y: borne(y - hauteur / 2, 1 - hauteur), largeur, hauteur };
}

/** The part shown in a ratio: the one that people chose for it, else around the focal point. Null without either. */
export function partChoisie({ focal, recadrages }: Cadrage, ratio: string, image: number): PartDImage | null {
  const own = recadrages.find((recadrage) => Math.abs(nombreDe(recadrage.ratio) - nombreDe(ratio)) < 0.01);
  return own ?? (focal === null ? null : partAutour(focal, ratio, image));
}

/** Rounded to a ten-thousandth of a side, which nobody can see, so that sums stay within the picture. */
function borne(value: number, most: number): number {
  return Math.floor(Math.min(Math.max(value, 0), Math.max(most, 0)) * 10_000 + 1e-6) / 10_000;
}
