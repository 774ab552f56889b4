import type { AnyRecord, Etat, Opening } from '@bridge/contract';
import {
  IconArchive,
  IconArchiveOff,
  IconArrowBackUp,
  IconCopy,
  IconEye,
  IconPencil,
  type IconProps,
  IconTrash,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { Limit } from '../../descriptor.ts';
import type { RowAction } from './list-action.ts';
import type { RecordActs } from './use-record-acts.ts';
import { type Rights, rightsOn } from './use-rights.ts';

/** One thing to do with a row: an address to go to, or something to run. */
export type RowChoice = {
  readonly id: string;
  readonly label: string;
  readonly icon: ComponentType<IconProps>;
  readonly danger?: boolean;
} & ({ readonly to: string } | { readonly run: () => void });

export interface RowMeans {
  readonly etat: Etat;
  readonly rights: Rights;
  /** The rights that one record takes away. */
  readonly limitOn: (record: AnyRecord) => Limit | null;
  /** Null for a resource that is only read: nobody has rights on its records. */
  readonly acts: RecordActs | null;
  readonly remove: (record: AnyRecord) => void;
  /** Null for records without a page of their own. */
  readonly openingOf: (id: number) => Opening | null;
  readonly extra: readonly RowAction[];
  readonly runExtra: (action: RowAction, record: AnyRecord) => void;
}

/** The choices of the person on a record, the most used first. */
export function rowChoices(record: AnyRecord, means: RowMeans): RowChoice[] {
  const { etat, acts, remove, openingOf, extra, runExtra } = means;
  const rights = rightsOn(means.rights, record, means.limitOn(record));
  const opening = openingOf(record.id);
  const writes = rights.edit && etat !== 'corbeille' && opening?.kind === 'edit';
  // The name of a line that is only read opens it already, over the list.
  const open: readonly RowChoice[] =
    opening && acts !== null
      ? [
          writes
            ? { id: 'edit', label: 'Modifier', icon: IconPencil, to: opening.path }
            : { id: 'view', label: 'Consulter', icon: IconEye, to: opening.path },
        ]
      : [];
  const restore: RowChoice = {
    id: 'restore',
    ...(etat === 'archive'
      ? { label: 'Désarchiver', icon: IconArchiveOff, run: () => acts?.restore(record, 'désarchivé') }
      : { label: 'Restaurer', icon: IconArrowBackUp, run: () => acts?.restore(record, 'restauré') }),
  };
  const copy: RowChoice = { id: 'duplicate', label: 'Dupliquer', icon: IconCopy, run: () => acts?.duplicate(record) };
  const archive: RowChoice = { id: 'archive', label: 'Archiver', icon: IconArchive, run: () => acts?.archive(record) };
  const bin: RowChoice = {
    id: 'remove',
    label: 'Mettre à la corbeille',
    icon: IconTrash,
    danger: true,
    run: () => remove(record),
  };
  const added = extra
    .filter(({ etats = ['actif'], applies }) => etats.includes(etat) && (applies?.(record) ?? true))
    .map((action): RowChoice => ({ ...action, run: () => runExtra(action, record) }));
  return [
    ...open,
    ...(etat !== 'actif' && rights.edit ? [restore] : []),
    ...(etat === 'actif' && rights.create ? [copy] : []),
    ...added,
    ...(etat === 'actif' && rights.edit ? [archive] : []),
    ...(etat !== 'corbeille' && rights.remove ? [bin] : []),
  ];
}
