import { list, type Media, MOST_PHOTOS, photoDeMediatheque, text } from '@bridge/contract';
import { z } from 'zod';

/** The photos to put in order, each with its words. */
export const PHOTOS = list(
  {
    cle: text({ label: 'Photo', readOnly: true }),
    legende: text({ label: 'Légende', longest: 300 }),
    credit: text({ label: 'Crédit', longest: 200, beside: true }),
  },
  {
    label: 'Photos montrées, la principale d’abord',
    itemTitle: 'legende',
    most: MOST_PHOTOS,
    words: {
      noun: { one: 'Photo', many: 'Photos', feminine: true },
      byPlace: true,
      none: 'Aucune photo n’est montrée.',
    },
  },
);
export const photosTapeesSchema = z.array(
  z.object({ cle: z.string(), legende: z.string().catch(''), credit: z.string().catch('') }),
);
export type PhotosTapees = z.output<typeof photosTapeesSchema>;

export const PLUS_LA = 'Cette photo n’est plus dans la médiathèque, ou n’est pas partagée avec vous.';

/** The id of a photo in the médiathèque; null for a photo of the source. */
export function mediaDeCle(cle: unknown): number | null {
  const id = typeof cle === 'string' ? Number(/^mediatheque-(\d+)$/.exec(cle)?.[1]) : Number.NaN;
  return Number.isNaN(id) || photoDeMediatheque(id).cle !== cle ? null : id;
}

const isPhoto = ({ genre }: Media) => genre === 'image';

export const photoATaper = ({ cle, legende, credit }: Media): PhotosTapees[number] => ({
  cle,
  legende: legende?.fr ?? '',
  credit: credit ?? '',
});

export const photosATaper = (medias: readonly Media[]): PhotosTapees => medias.filter(isPhoto).map(photoATaper);

/** The photos of the source that the correction leaves out. */
export const photosCachees = (source: readonly Media[], tapees: PhotosTapees): Media[] =>
  source.filter((media) => isPhoto(media) && !tapees.some(({ cle }) => cle === media.cle));

/** The corrected photos still shown: the source may have withdrawn some of its own since. */
export const mediasMontres = (corriges: readonly Media[], source: readonly Media[]): Media[] =>
  corriges.filter(({ media, url }) => media !== undefined || source.some((one) => one.url === url));

/** The photos in their new order and words, then the other files, as the source has them. */
export function photosTapees(tapees: PhotosTapees, source: readonly Media[]): Media[] {
  const chosen = tapees.flatMap(({ cle, legende, credit }): Media[] => {
    const media = mediaDeCle(cle);
    if (media !== null) return [photoDeMediatheque(media, legende.trim() === '' ? undefined : { fr: legende.trim() })];
    const found = source.find((one) => one.cle === cle && isPhoto(one));
    if (!found) return [];
    const { legende: was, credit: _, ...photo } = found;
    const { fr: __, ...others } = was ?? {};
    const said = legende.trim() === '' ? others : { ...others, fr: legende.trim() };
    return [
      {
        ...photo,
        ...(Object.keys(said).length === 0 ? {} : { legende: said }),
        ...(credit.trim() === '' ? {} : { credit: credit.trim() }),
      },
    ];
  });
  return [...chosen, ...source.filter((media) => !isPhoto(media))];
}
