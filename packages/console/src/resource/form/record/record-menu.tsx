import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArchive,
  IconArchiveOff,
  IconArrowBackUp,
  IconCopy,
  IconDots,
  IconEraser,
  IconHistory,
  IconTrash,
} from '@tabler/icons-react';
import { useForm } from '../form.context.ts';
import { useFormRights } from '../use-form-rights.ts';
import type { RecordActions } from './use-record-actions.tsx';

interface Props {
  readonly actions: RecordActions;
  readonly onHistory: () => void;
}

const SIZE = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

/** The menu of the actions on the record, limited to those that the person may use. */
export function RecordMenu({ actions, onHistory }: Props) {
  const base = useForm((state) => state.base);
  const rights = useFormRights();
  const dirty = useForm(({ changed }) => changed.size > 0);
  const version = base?.version ?? 0;
  const isArchived = Boolean(base?.archiveLe);
  const isTrashed = Boolean(base?.supprimeLe);
  const isKnown = version > 0;
  const edits = rights.edit && isKnown && !isTrashed;
  if (!isKnown && !dirty) return null;
  return (
    <Menu position="top-end" width={300} shadow="md">
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label="Autres actions">
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {isKnown && (
          <Menu.Item leftSection={<IconHistory {...SIZE} />} onClick={onHistory}>
            Historique
          </Menu.Item>
        )}
        {isKnown && rights.create && (
          <Menu.Item leftSection={<IconCopy {...SIZE} />} onClick={() => void actions.duplicate()}>
            Dupliquer
          </Menu.Item>
        )}
        {dirty && (
          <Menu.Item leftSection={<IconEraser {...SIZE} />} onClick={() => void actions.giveUp()}>
            Abandonner les modifications
          </Menu.Item>
        )}
        {edits && version > 1 && !isArchived && (
          <Menu.Item
            leftSection={<IconArrowBackUp {...SIZE} />}
            onClick={() => void actions.restoreVersion(version - 1)}
          >
            Annuler le dernier enregistrement
          </Menu.Item>
        )}
        {edits && <Menu.Divider />}
        {edits && (
          <Menu.Item
            leftSection={isArchived ? <IconArchiveOff {...SIZE} /> : <IconArchive {...SIZE} />}
            onClick={() => void (isArchived ? actions.restore() : actions.archive())}
          >
            {isArchived ? 'Désarchiver' : 'Archiver'}
          </Menu.Item>
        )}
        {rights.remove && isKnown && !isTrashed && (
          <Menu.Item color="red" leftSection={<IconTrash {...SIZE} />} onClick={() => void actions.remove()}>
            Mettre à la corbeille
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
