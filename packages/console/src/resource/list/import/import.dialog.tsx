import { countOf, type ImportResult, type Resource } from '@bridge/contract';
import { Anchor, Button, FileButton, Group, Modal, Stack, Text } from '@mantine/core';
import '../../../ui/dialog.styles.ts';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { download } from '../../../api/download.ts';
import { showNotice } from '../../../api/notices.ts';
import { VEIL } from '../../../ui/veil.ts';
import { RefusedLines } from './refused-lines.tsx';

interface Props {
  readonly resource: Resource;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

interface Tried {
  readonly csv: string;
  readonly name: string;
  readonly result: ImportResult;
}

/** A file, what it would do, then the doing of it. */
export default function ImportDialog({ resource, onClose, onDone }: Props) {
  const [key] = useState(() => crypto.randomUUID());
  const trying = useMutation({
    mutationFn: async (file: File): Promise<Tried> => {
      const csv = await file.text();
      const result = await call(resource.calls.import, { body: { csv, dryRun: true } }, { quiet: true });
      return { csv, name: file.name, result };
    },
  });
  const importing = useMutation({
    mutationFn: ({ csv }: Tried) =>
      call(resource.calls.import, { body: { csv, dryRun: false } }, { idempotencyKey: key }),
    onSuccess: ({ created, changed }) => {
      showNotice(`Importé\u00a0: ${countOf(resource.noun, created + changed)}`);
      onDone();
    },
  });
  const tried = trying.data;
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
          <FileButton accept=".csv,text/csv" onChange={(file) => file && trying.mutate(file)}>
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
          {tried && <Text>{forecast(tried.result)}</Text>}
        </div>
        {tried && <RefusedLines results={tried.result.results} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Annuler
          </Button>
          <Button disabled={lines === 0} loading={importing.isPending} onClick={() => tried && importing.mutate(tried)}>
            {lines > 1 ? `Importer ${lines} lignes` : 'Importer'}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

/** An export of nothing: the columns alone. */
function template(resource: Resource): Promise<void> {
  const query = { format: 'csv' as const, filter: JSON.stringify({ id: [] }) };
  return download(resource.calls.export, { query }, `${resource.id}.csv`);
}

function reasonOf(error: Error & { readonly errors?: readonly { readonly message: string }[] | undefined }): string {
  return error.errors?.map(({ message }) => message).join(' ') || error.message;
}

function forecast({ created, changed, refused }: ImportResult): string {
  const parts = [
    ...(created > 0 ? [`${created} à créer`] : []),
    ...(changed > 0 ? [`${changed} à modifier`] : []),
    ...(refused > 0 ? [`${refused} ${refused > 1 ? 'refusées' : 'refusée'}`] : []),
  ];
  return parts.length === 0 ? 'Ce fichier ne contient aucune ligne.' : `Lignes\u00a0: ${parts.join(', ')}.`;
}
