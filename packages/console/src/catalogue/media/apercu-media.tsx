import { GENRES_DE_MEDIA, type GenreDeMedia } from '@bridge/contract';
import {
  IconFileTypePdf,
  IconMusic,
  IconPalette,
  IconPhoto,
  type IconProps,
  IconRoute,
  IconShape,
  IconTypography,
  IconVideo,
} from '@tabler/icons-react';
import { type ComponentType, useState } from 'react';
import classes from './media.module.css';

const ICONS: Readonly<Record<GenreDeMedia, ComponentType<IconProps>>> = {
  photo: IconPhoto,
  picto: IconShape,
  video: IconVideo,
  audio: IconMusic,
  document: IconFileTypePdf,
  trace: IconRoute,
  police: IconTypography,
  profil: IconPalette,
};

interface Props {
  readonly genre: GenreDeMedia;
  /** Address of the small view; null for a media that cannot be seen. */
  readonly adresse: string | null;
  readonly size: 'row' | 'card' | 'fill';
  /** The text for screen readers; empty where the words beside say it. */
  readonly alt?: string;
}

/** The small view of a media, or the icon of its genre. */
export function ApercuMedia({ genre, adresse, size, alt = '' }: Props) {
  // The address that failed, rather than a flag: another address gets another try.
  const [broken, setBroken] = useState<string | null>(null);
  const Icon = ICONS[genre];
  return (
    <span className={classes.apercu} data-size={size} data-genre={genre}>
      {adresse !== null && adresse !== broken ? (
        <img src={adresse} alt={alt} loading="lazy" decoding="async" onError={() => setBroken(adresse)} />
      ) : (
        <Icon size={size === 'row' ? 18 : 28} stroke={1.5} aria-hidden />
      )}
    </span>
  );
}

export function nomDuGenre(genre: GenreDeMedia): string {
  return GENRES_DE_MEDIA.find(({ value }) => value === genre)?.label ?? genre;
}
