import { civilDay, facturationDAnnonces, moisDernier } from '@bridge/contract';
import { Group, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { download } from '../../../api/download.ts';
import { DownloadDialog } from '../../common/brochures/download.dialog.tsx';

/** The export for an accountant: the annonces of a period, one line each. */
export default function FacturationDialog({ onClose }: { readonly onClose: () => void }) {
  const [{ du, au }, setPeriode] = useState(() => moisDernier(civilDay(new Date())));
  return (
    <DownloadDialog
      title="Exporter pour facturer"
      action="Télécharger"
      isReady={du !== '' && au !== ''}
      download={() => download(facturationDAnnonces, { query: { du, au } }, `facturation-${du}-${au}.csv`)}
      onClose={onClose}
    >
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
    </DownloadDialog>
  );
}
