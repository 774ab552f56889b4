import {
  IconArchive,
  IconArchiveOff,
  IconArrowBackUp,
  IconCopy,
  IconPencil,
  type IconProps,
  IconTag,
  IconTrash,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { BulkKind } from './bulk.words.ts';

export const BULK_ICONS: Readonly<Record<BulkKind, ComponentType<IconProps>>> = {
  change: IconPencil,
  tag: IconTag,
  duplicate: IconCopy,
  archive: IconArchive,
  unarchive: IconArchiveOff,
  restore: IconArrowBackUp,
  remove: IconTrash,
};
