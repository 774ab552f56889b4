import { fileSchema, GENRES_DE_MEDIA } from '@bridge/contract';
import { ApercuMedia } from '../../../catalogue/media/apercu-media.tsx';
import type { ValueProps } from '../../../resource/widgets/widget.ts';

/** The file of a media: in a list, its small view beside the title; elsewhere, its name too. */
export default function FichierMediaValue({ value, record, density }: ValueProps) {
  const { data: fichier } = fileSchema.safeParse(value);
  const genre = GENRES_DE_MEDIA.find(({ value: one }) => one === record?.genre)?.value ?? 'photo';
  return (
    <>
      <ApercuMedia genre={genre} fichier={fichier?.id ?? null} size="row" />
      {density === 'full' && ` ${fichier?.nom ?? '—'}`}
    </>
  );
}
