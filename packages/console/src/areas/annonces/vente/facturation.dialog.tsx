import { civilDay, facturationDAnnonces, moisDernier } from '@bridge/contract';
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import '../../../ui/dialog.styles.ts';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { download } from '../../../api/download.ts';
import { useReturnFocus } from '../../../ui/use-return-focus.ts';
import { VEIL } from '../../../ui/veil.ts';
import { sentenceOf } from '../../explain.ts';

/** What an accountant is given: the annonces of a period, one line each. */
export default function FacturationDialog({ onClose }: { readonly onClose: () => void }) {
  useReturnFocus();
  const [{ du, au }, setPeriode] = useState(() => moisDernier(civilDay(new Date())));
  const exporting = useMutation({
    mutationFn: () => download(facturationDAnnonces, { query: { du, au } }, `facturation-${du}-${au}.csv`),
    onSuccess: onClose,
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title="Exporter pour facturer"
      overlayProps={VEIL}
      closeButtonProps={{ 'aria-label': 'Fermer' }}
    >
      <Stack gap="md">
        <Text size="sm">
          Les annonces validées qui ont eu cours entre ces deux jours : annonceur, convention, montant, et ce qui a été
          compté. Un fichier CSV, pour un tableur.
        </Text>
        <Group grow>
          <TextInput
            data-autofocus
            type="date"
            label="Du"
            value={du}
            onChange={({ currentTarget }) => setPeriode({ du: currentTarget.value, au })}
          />
          <TextInput
            type="date"
            label="Au"
            value={au}
            onChange={({ currentTarget }) => setPeriode({ du, au: currentTarget.value })}
          />
        </Group>
        {exporting.error && (
          <Text role="alert" size="sm" c="var(--mantine-color-error)">
            {sentenceOf(exporting.error)}
          </Text>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Annuler
          </Button>
          <Button
            leftSection={<IconDownload size={16} aria-hidden />}
            loading={exporting.isPending}
            disabled={du === '' || au === ''}
            onClick={() => exporting.mutate()}
          >
            Télécharger
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
