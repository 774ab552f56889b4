import { MODES_D_ECRITURE, type ModeDEcriture, type PropositionPossible } from '@bridge/contract';
import { Button, Group, Modal, NativeSelect, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import { useState } from 'react';
import '../../../ui/dialog.styles.ts';
import { Valeurs } from '../../../catalogue/apidae/valeurs.tsx';
import { VEIL } from '../../../ui/veil.ts';
import { useProposer } from './apidae.query.ts';

interface Props {
  readonly objet: number;
  readonly mode: ModeDEcriture;
  readonly possibles: readonly PropositionPossible[];
  readonly onClose: () => void;
}

/** The values about to be proposed to Apidae, shown before they are sent. */
export function ProposerDialog({ objet, mode, possibles, onClose }: Props) {
  const [config, setConfig] = useState(possibles[0]?.config ?? 0);
  const sending = useProposer(objet, onClose);
  const chosen = possibles.find((one) => one.config === config);
  const isText = mode === 'MODIFICATION';
  const what = MODES_D_ECRITURE.find(({ value }) => value === mode)?.label ?? mode;
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={isText ? 'Proposer ces corrections à Apidae' : `${what} dans Apidae`}
      overlayProps={VEIL}
      closeButtonProps={{ 'aria-label': 'Fermer' }}
    >
      <Stack gap="md">
        {possibles.length > 1 && (
          <NativeSelect
            label="Avec la configuration"
            value={String(config)}
            data={possibles.map((one) => ({ value: String(one.config), label: one.nom }))}
            onChange={({ currentTarget }) => setConfig(Number(currentTarget.value))}
          />
        )}
        {isText && chosen && <Valeurs valeurs={chosen.valeurs} />}
        {isText &&
          chosen?.remarques.map((remarque) => (
            <Text key={remarque} size="sm" c="dimmed">
              {remarque}
            </Text>
          ))}
        {!isText && <Text>{'La demande part seule\u00a0: aucun texte de l’objet n’est changé.'}</Text>}
        {chosen && chosen.empechement !== '' && <Text c="var(--mantine-color-error)">{chosen.empechement}</Text>}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Annuler
          </Button>
          <Button
            data-autofocus
            loading={sending.isPending}
            disabled={chosen?.empechement !== ''}
            onClick={() => sending.mutate({ config, mode })}
          >
            {chosen?.approbation ? 'Demander l’approbation' : 'Envoyer'}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
