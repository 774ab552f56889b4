import { TYPES_TACHE } from '@bridge/contract';
import {
  IconCamera,
  IconCategory,
  IconChartBar,
  IconCloudRain,
  IconDatabaseImport,
  IconFileTypePdf,
  IconFilter,
  IconGauge,
  IconLanguage,
  IconMail,
  IconPencil,
  IconProgressCheck,
  IconReplace,
  IconSend,
  IconSparkles,
  IconTags,
  IconTrash,
  IconWorld,
} from '@tabler/icons-react';

const ICONS: Readonly<Record<(typeof TYPES_TACHE)[number]['icon'], typeof IconMail>> = {
  'database-import': IconDatabaseImport,
  category: IconCategory,
  replace: IconReplace,
  'chart-bar': IconChartBar,
  'cloud-rain': IconCloudRain,
  'file-type-pdf': IconFileTypePdf,
  language: IconLanguage,
  pencil: IconPencil,
  gauge: IconGauge,
  trash: IconTrash,
  mail: IconMail,
  camera: IconCamera,
  world: IconWorld,
  filter: IconFilter,
  send: IconSend,
  sparkles: IconSparkles,
  tags: IconTags,
};

/** The icon of a type of job, hidden from screen readers: the name beside it says the same. */
export function TacheIcon({ type, size = 16 }: { readonly type: string; readonly size?: number }) {
  const known = TYPES_TACHE.find(({ value }) => value === type);
  const Icon = known ? ICONS[known.icon] : IconProgressCheck;
  return <Icon size={size} stroke={1.7} aria-hidden style={{ flex: 'none' }} />;
}
