import {
  IconAdjustmentsHorizontal,
  IconArrowsRightLeft,
  IconArrowsSort,
  IconBook2,
  IconBuilding,
  IconBuildingCommunity,
  IconCategory,
  IconColumns3,
  IconCompass,
  IconDatabaseImport,
  IconDeviceTv,
  IconFile,
  IconFileImport,
  IconFilter,
  IconGauge,
  IconLayoutGrid,
  IconListCheck,
  IconMapPins,
  IconPhoto,
  IconProgressCheck,
  type IconProps,
  IconShieldLock,
  IconSpeakerphone,
  IconTag,
  IconTags,
  IconUser,
  IconUserCircle,
  IconWorld,
} from '@tabler/icons-react';

/** One icon per noun, the same in menu, tabs, search and references. */
const NOUN_ICONS = {
  administration: IconBuildingCommunity,
  annonce: IconSpeakerphone,
  bloc: IconLayoutGrid,
  champ: IconColumns3,
  correspondance: IconArrowsRightLeft,
  critere: IconListCheck,
  diaporama: IconDeviceTv,
  edition: IconBook2,
  entite: IconBuilding,
  flux: IconDatabaseImport,
  guide: IconCompass,
  importation: IconFileImport,
  media: IconPhoto,
  mediatag: IconTags,
  objet: IconMapPins,
  profil: IconUserCircle,
  reglage: IconAdjustmentsHorizontal,
  scoring: IconGauge,
  selection: IconFilter,
  superadmin: IconShieldLock,
  tache: IconProgressCheck,
  tag: IconTag,
  tri: IconArrowsSort,
  type: IconCategory,
  utilisateur: IconUser,
  web: IconWorld,
};

const byName = new Map<string, typeof IconFile>(Object.entries(NOUN_ICONS));

interface Props extends IconProps {
  readonly name: string | undefined;
}

/** Decoration beside a word that says the same: hidden from screen readers. */
export function NounIcon({ name, size = 18, stroke = 1.7, ...others }: Props) {
  const Icon = byName.get(name ?? '') ?? IconFile;
  return <Icon size={size} stroke={stroke} aria-hidden {...others} />;
}
