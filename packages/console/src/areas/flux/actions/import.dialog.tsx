import { fluxBySystem, type Systeme } from '@bridge/contract';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import '../../../ui/dialog.styles.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { mayBegin } from '../../../catalogue/importation/attente.ts';
import { refreshResource } from '../../../resource/list/state/use-rows.ts';
import { useReturnFocus } from '../../../ui/use-return-focus.ts';
import { VEIL } from '../../../ui/veil.ts';
import { launchImport, tellLaunched } from '../flux.calls.ts';

interface Props {
  readonly systeme: Systeme;
  readonly id: number;
  readonly nom: string;
  readonly onClose: () => void;
}

/** Asks before an import launched from the list, where a click is easily one row too low. */
export default function ImportDialog({ systeme, id, nom, onClose }: Props) {
  useReturnFocus();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const launching = useMutation({
    mutationFn: (aBlanc: boolean) => launchImport(systeme, id, aBlanc),
    onSuccess: (lancement, aBlanc) => {
      tellLaunched(lancement, aBlanc, { navigate, queries });
      // The row of the feed tells when it was last read, and with which outcome.
      void refreshResource(queries, fluxBySystem[systeme].id);
      onClose();
    },
  });
  const begin = async () => {
    if (await mayBegin(systeme, id)) launching.mutate(false);
  };
  const busy = (aBlanc: boolean) => launching.isPending && launching.variables === aBlanc;
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Importer «\u00a0${nom}\u00a0»`}
      overlayProps={VEIL}
      closeButtonProps={{ 'aria-label': 'Fermer' }}
    >
      <Stack gap="md">
        <Text>
          La source est lue maintenant, puis le catalogue mis à jour. À blanc, le rapport est le même, et rien n’est
          modifié.
        </Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" loading={busy(true)} onClick={() => launching.mutate(true)}>
            Import à blanc
          </Button>
          <Button loading={busy(false)} onClick={() => void begin()}>
            Importer maintenant
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
