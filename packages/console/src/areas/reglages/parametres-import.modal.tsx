import type { ParametresDeGestion } from '@bridge/contract';
import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import '../../ui/dialog.styles.ts';
import { IconAlertCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { VEIL } from '../../ui/veil.ts';
import { explain } from '../explain.ts';
import { ChangeLines, changeCount } from './change-lines.tsx';
import { changesOf, differing } from './parametre-changes.ts';
import type { Import } from './parametres.file.ts';

interface Props {
  readonly content: Import;
  readonly saved: ParametresDeGestion;
  readonly onClose: () => void;
  readonly onSave: (changes: Partial<ParametresDeGestion>) => Promise<void>;
}

/** What a file would change, before it does. */
export default function ParametresImport({ content, saved, onClose, onSave }: Props) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const changed = content.kind === 'read' ? differing(saved, content.parametres) : [];
  const reason = content.kind === 'refused' ? content.reason : failure;

  async function save() {
    if (content.kind !== 'read') return;
    setBusy(true);
    try {
      await onSave(Object.fromEntries(changed.map((cle) => [cle, content.parametres[cle]])));
      onClose();
    } catch (error) {
      setFailure(explain(error).message || 'Certaines valeurs ne conviennent pas.');
    } finally {
      setBusy(false);
    }
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title="Importer des paramètres"
      size="lg"
      overlayProps={VEIL}
      closeButtonProps={CLOSE}
    >
      <Stack gap="md">
        {reason && (
          <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden />}>
            {reason}
          </Alert>
        )}
        {content.kind === 'read' && changed.length === 0 && <Text>{SAME}</Text>}
        {content.kind === 'read' && changed.length > 0 && (
          <>
            <Text>{`${changeCount(changed.length)} par rapport aux valeurs enregistrées\u00a0:`}</Text>
            <ChangeLines changes={changesOf(changed, saved, { ...saved, ...content.parametres })} />
          </>
        )}
        {content.kind === 'read' && content.ignored.length > 0 && (
          <Text size="sm" c="dimmed">{`Laissé de côté\u00a0: ${content.ignored.join(', ')}.`}</Text>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {changed.length > 0 ? 'Annuler' : 'Fermer'}
          </Button>
          {changed.length > 0 && (
            <Button loading={busy} onClick={() => void save()}>
              {`Enregistrer ${changed.length > 1 ? 'ces' : 'ce'} ${changeCount(changed.length)}`}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}

const CLOSE = { 'aria-label': 'Fermer' };
const SAME = 'Ce fichier ne change rien\u00a0: tout y est déjà.';
