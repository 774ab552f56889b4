import {
  IconAd,
  IconBook2,
  IconCalendarEvent,
  IconCloudRain,
  IconFile,
  IconFileText,
  IconHourglass,
  IconListNumbers,
  IconMap2,
  IconMapPins,
  IconMessage2,
  IconNotes,
  IconPhoto,
  IconQrcode,
  IconRss,
  IconSection,
  IconSortAZ,
  IconSpeakerphone,
  IconWorldWww,
} from '@tabler/icons-react';

/** The pictograms of item forms, by the name that each form gives (`icon`). */
const ICONS = new Map<string, typeof IconFile>(
  Object.entries({
    ad: IconAd,
    book: IconBook2,
    calendar: IconCalendarEvent,
    countdown: IconHourglass,
    feed: IconRss,
    index: IconSortAZ,
    legend: IconListNumbers,
    map: IconMap2,
    message: IconMessage2,
    notes: IconNotes,
    page: IconFileText,
    photo: IconPhoto,
    places: IconMapPins,
    qr: IconQrcode,
    section: IconSection,
    speaker: IconSpeakerphone,
    weather: IconCloudRain,
    web: IconWorldWww,
  }),
);

/** The pictogram of an item, hidden from screen readers: the words beside it say the same. */
export function ItemIcon({ name, size = 16 }: { readonly name: string; readonly size?: number }) {
  const Icon = ICONS.get(name) ?? IconFile;
  return <Icon size={size} stroke={1.7} aria-hidden />;
}
