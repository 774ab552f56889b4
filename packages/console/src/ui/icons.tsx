import {
  IconAdjustmentsHorizontal,
  IconArrowsRightLeft,
  IconArrowsSort,
  IconBook2,
  IconBrowser,
  IconBuilding,
  IconBuildingCommunity,
  IconCategory,
  IconCode,
  IconColumns3,
  IconCompass,
  IconDatabaseImport,
  IconDeviceTv,
  IconFile,
  IconFileImport,
  IconFileText,
  IconFilter,
  IconFilterSearch,
  IconGauge,
  IconLayoutGrid,
  IconLayoutList,
  IconListCheck,
  IconMap2,
  IconMapPins,
  IconPhoto,
  IconProgressCheck,
  type IconProps,
  IconPuzzle,
  IconSearch,
  IconShieldLock,
  IconSpeakerphone,
  IconTag,
  IconTags,
  IconTemplate,
  IconUser,
  IconUserCircle,
  IconWorld,
} from '@tabler/icons-react';

/** One icon per noun, the same in menu, tabs, search and references. */
const NOUN_ICONS = {
  administration: IconBuildingCommunity,
  annonce: IconSpeakerphone,
  bloc: IconLayoutGrid,
  carte: IconMap2,
  champ: IconColumns3,
  code: IconCode,
  composant: IconPuzzle,
  correspondance: IconArrowsRightLeft,
  critere: IconListCheck,
  diaporama: IconDeviceTv,
  edition: IconBook2,
  entite: IconBuilding,
  fiche: IconFileText,
  filtre: IconFilterSearch,
  flux: IconDatabaseImport,
  gabarit: IconTemplate,
  guide: IconCompass,
  importation: IconFileImport,
  liste: IconLayoutList,
  media: IconPhoto,
  mediatag: IconTags,
  modele: IconTemplate,
  moteur: IconSearch,
  objet: IconMapPins,
  profil: IconUserCircle,
  reglage: IconAdjustmentsHorizontal,
  scoring: IconGauge,
  selection: IconFilter,
  site: IconBrowser,
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
