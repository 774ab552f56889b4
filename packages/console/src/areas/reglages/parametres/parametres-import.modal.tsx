import { Alert, Text } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { TakeOverModal } from '../preferences/take-over.modal.tsx';
import type { Import } from './parametres.file.ts';

interface Props {
  readonly content: Import;
  readonly onClose: () => void;
}

/** The changes that a file of parameters would make, shown before they are made. */
export default function ParametresImport({ content, onClose }: Props) {
  const isRead = content.kind === 'read';
  return (
    <TakeOverModal
      title="Importer des paramètres"
      other={isRead ? content.parametres : null}
      same={'Ce fichier ne change rien\u00a0: tout y est déjà.'}
      confirm="Reprendre ces valeurs"
      onClose={onClose}
    >
      {!isRead && (
        <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden />}>
          {content.reason}
        </Alert>
      )}
      {isRead && content.ignored.length > 0 && (
        <Text size="sm" c="dimmed">
          {`Laissé de côté\u00a0: ${content.ignored.join(', ')}.`}
        </Text>
      )}
    </TakeOverModal>
  );
}
