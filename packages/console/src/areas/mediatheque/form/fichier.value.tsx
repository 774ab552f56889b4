import { fileSchema, GENRES_DE_MEDIA } from '@bridge/contract';
import { useQuery } from '@tanstack/react-query';
import { ApercuMedia } from '../../../catalogue/media/apercu-media.tsx';
import { mediaQuery, vueDe } from '../../../catalogue/media/media.queries.ts';
import type { ValueProps } from '../../../resource/widgets/widget.ts';

/** The file of a media: its small view in a list, where the title stands beside; elsewhere, its name too. */
export default function FichierMediaValue({ value, record, density }: ValueProps) {
  const { data: fichier } = fileSchema.safeParse(value);
  const genre = GENRES_DE_MEDIA.find(({ value: one }) => one === record?.genre)?.value ?? 'photo';
  const isSaved = record !== undefined && record.id > 0;
  const { data: media, isPending } = useQuery({ ...mediaQuery(record?.id ?? 0), enabled: isSaved });
  // The file of a removed media answers only at the address of that media.
  const own = media && media.fichier.id === fichier?.id ? media.apercu : fichier && vueDe(fichier.id, 'vignette');
  return (
    <>
      <ApercuMedia genre={genre} adresse={isSaved && isPending ? null : (own ?? null)} size="row" />
      {density === 'full' && ` ${fichier?.nom ?? '—'}`}
    </>
  );
}
