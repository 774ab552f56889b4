import type { GenreDeDiapositive } from '@bridge/contract';
import {
  IconCalendarEvent,
  IconHourglass,
  IconMap2,
  IconMapPins,
  IconMessage2,
  IconPhoto,
  IconQrcode,
  IconSpeakerphone,
  IconWorldWww,
} from '@tabler/icons-react';

const ICONS: Readonly<Record<GenreDeDiapositive, typeof IconPhoto>> = {
  objets: IconMapPins,
  agenda: IconCalendarEvent,
  carte: IconMap2,
  media: IconPhoto,
  texte: IconMessage2,
  compte: IconHourglass,
  qr: IconQrcode,
  page: IconWorldWww,
  annonce: IconSpeakerphone,
};

/** Beside words that say the same. */
export function GenreIcon({ genre, size = 18 }: { readonly genre: GenreDeDiapositive; readonly size?: number }) {
  const Icon = ICONS[genre];
  return <Icon size={size} stroke={1.7} aria-hidden />;
}
