import type { Resource } from '@bridge/contract';
import { Anchor, Button, FileButton, Group, Modal, Stack, Text } from '@mantine/core';
import '../../../ui/dialog.styles.ts';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useRef } from 'react';
import { download } from '../../../api/download.ts';
import { showNotice } from '../../../api/notices.ts';
import { VEIL } from '../../../ui/veil.ts';
import { forecast, outcome } from './import.words.ts';
import { RefusedLines } from './refused-lines.tsx';
import { useImport } from './use-import.ts';

interface Props {
  readonly resource: Resource;
  readonly onClose: () => void;
  /** Called once rows were imported. */
  readonly onImported: () => void;
}

/** Asks for a file, forecasts its import, then shows the outcome. */
export default function ImportDialog({ resource, onClose, onImported }: Props) {
  const { trying, importing, choose } = useImport(resource, (result) => {
    onImported();
    // The dialog stays open on refused lines; a full success closes it and is told by a notice.
    if (result.refused > 0) return;
    showNotice(outcome(resource.noun, result));
    onClose();
  });
  // Resets the input: without this, the browser sees no change when the same file, corrected, is chosen again.
  const forgetFile = useRef<() => void>(null);
  const tried = trying.data;
  const done = importing.data;
  const lines = tried ? tried.result.created + tried.result.changed : 0;
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={`Importer\u00a0: ${resource.noun.many.toLowerCase()}`}
      overlayProps={VEIL}
      closeButtonProps={{ 'aria-label': 'Fermer' }}
    >
      <Stack gap="md">
        <Text>
          La première ligne du fichier CSV nomme les colonnes, comme dans un export. Une ligne qui porte un numéro
          modifie cet élément, les autres en créent un.{' '}
          <Anchor component="button" type="button" inherit onClick={() => void template(resource)}>
            Télécharger un modèle vide
          </Anchor>
        </Text>
        <Group>
          <FileButton
            accept=".csv,text/csv"
            resetRef={forgetFile}
            onChange={(file) => {
              if (file) choose(file);
              forgetFile.current?.();
            }}
          >
            {(props) => (
              <Button
                {...props}
                variant="default"
                leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
                loading={trying.isPending}
              >
                {tried ? 'Choisir un autre fichier' : 'Choisir un fichier'}
              </Button>
            )}
          </FileButton>
          {tried && <Text c="dimmed">{tried.name}</Text>}
        </Group>
        <div role="status">
          {trying.error && <Text c="red.8">{reasonOf(trying.error)}</Text>}
          {tried && <Text>{done ? outcome(resource.noun, done) : forecast(tried.result)}</Text>}
          {done && (
            <Text c="dimmed">Corrigez les lignes refusées, puis importez un fichier qui ne contient qu’elles.</Text>
          )}
        </div>
        {tried && <RefusedLines results={(done ?? tried.result).results} />}
        <Group justify="flex-end">
          <Button variant={done ? 'filled' : 'default'} onClick={onClose}>
            {done ? 'Fermer' : 'Annuler'}
          </Button>
          {!done && (
            <Button
              disabled={lines === 0}
              loading={importing.isPending}
              onClick={() => tried && importing.mutate(tried)}
            >
              {lines > 1 ? `Importer ${lines} lignes` : 'Importer'}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}

/** The template of the file to import: an export without rows. */
function template(resource: Resource): Promise<void> {
  const query = { format: 'csv' as const, filter: JSON.stringify({ id: [] }) };
  return download(resource.calls.export, { query }, `${resource.id}.csv`);
}

function reasonOf(error: Error & { readonly errors?: readonly { readonly message: string }[] | undefined }): string {
  return error.errors?.map(({ message }) => message).join(' ') || error.message;
}
