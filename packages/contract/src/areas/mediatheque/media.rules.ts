import { numeroOf, textOf } from '../../catalogue/jour-civil.ts';
import type { Support } from './media.choix.ts';
import type { MediaRecord } from './media.resource.ts';
import type { Cadrage, Recadrage } from './media.schemas.ts';

type Droits = Pick<MediaRecord, 'droits' | 'autorisations'>;

/** First and last day that it may be shown, by its rights and by every authorisation: on the day when one expires it is not. */
export function joursDeDroits({ droits, autorisations }: Droits): { du: string | null; au: string | null } {
  const last = autorisations.flatMap(({ expireLe }) => (expireLe === null ? [] : [veilleDe(expireLe)]));
  const ends = [...last, ...(droits?.au ? [droits.au] : [])].sort();
  return { du: droits?.du ?? null, au: ends[0] ?? null };
}

const veilleDe = (jour: string) => textOf((numeroOf(jour) ?? 0) - 1);

/**
 * Whether a media may be shown that day: everything that the public sees asks this first. Archived or thrown away, it is still
 * shown where it is used.
 */
export function mediaMontrable(
  media: Pick<MediaRecord, 'statut' | 'supports'> & Droits,
  support: Support,
  jour: string,
): boolean {
  const { du, au } = joursDeDroits(media);
  return (
    media.statut === 'utilisable' &&
    media.supports.includes(support) &&
    (du === null || du <= jour) &&
    (au === null || au >= jour)
  );
}

type Zone = Pick<Recadrage, 'x' | 'y' | 'largeur' | 'hauteur'>;

/**
 * What a picture shows in a shape (« 16/9 »), as parts of its sides: the crop that was made for it, else as much as fits around the point
 * that must stay. Null: nobody chose.
 */
export function zoneMontree(
  { focal, recadrages }: Cadrage,
  { largeur, hauteur }: { readonly largeur: number; readonly hauteur: number },
  ratio: string,
): Zone | null {
  const chosen = recadrages.find((one) => one.ratio === ratio);
  if (chosen !== undefined) return chosen;
  if (focal === null) return null;
  const [across = 1, down = 1] = ratio.split('/').map(Number);
  const narrower = across / down / (largeur / hauteur);
  const zone = { largeur: Math.min(1, narrower), hauteur: Math.min(1, 1 / narrower) };
  const around = (centre: number, part: number) => Math.min(Math.max(0, centre - part / 2), 1 - part);
  return { ...zone, x: around(focal.x, zone.largeur), y: around(focal.y, zone.hauteur) };
}
