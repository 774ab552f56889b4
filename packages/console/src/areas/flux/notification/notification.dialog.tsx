import { fluxApidae, simulateNotification } from '@bridge/contract';
import { Alert, Button, Checkbox, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useReturnFocus } from '../../../ui/use-return-focus.ts';
import '../../../ui/dialog.styles.ts';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { IconAlertCircle } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { refreshResource } from '../../../resource/list/state/use-rows.ts';
import { VEIL } from '../../../ui/veil.ts';
import { explain } from '../../explain.ts';
import { simulate, tellLaunched } from '../flux.calls.ts';

interface Props {
  readonly id: number;
  readonly onClose: () => void;
}

/** Tells Bridge in place of Apidae that an export is ready, and at which address. */
export default function NotificationDialog({ id, onClose }: Props) {
  useReturnFocus();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [url, setUrl] = useState('');
  const [reinitialisation, setReset] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const sending = useMutation({
    mutationFn: () => simulate(id, { urlRecuperation: url.trim(), reinitialisation }),
    onSuccess: (lancement) => {
      tellLaunched(lancement, false, { navigate, queries });
      void refreshResource(queries, fluxApidae.id);
      onClose();
    },
  });
  const failure = sending.error && explain(sending.error);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const body = { urlRecuperation: url.trim(), reinitialisation };
    if (simulateNotification.body?.safeParse(body).success) sending.mutate();
    else setProblem('Une adresse complète, qui commence par https://');
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title="Simuler une notification"
      overlayProps={VEIL}
      closeButtonProps={{ 'aria-label': 'Fermer' }}
    >
      <form onSubmit={send} noValidate>
        <Stack gap="md">
          <Text c="dimmed">
            Bridge agit comme si Apidae venait d’annoncer cet export : il le télécharge et l’importe.
          </Text>
          {failure && (
            <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden />}>
              {failure.message || failure.problems[0]?.message}
            </Alert>
          )}
          <TextInput
            data-autofocus
            label="Adresse du ZIP d’export"
            type="url"
            value={url}
            error={problem}
            onChange={({ currentTarget }) => {
              setUrl(currentTarget.value);
              setProblem(null);
            }}
          />
          <Checkbox
            label={'Réinitialisation\u00a0: l’export contient toutes les fiches du projet'}
            checked={reinitialisation}
            onChange={({ currentTarget }) => setReset(currentTarget.checked)}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Annuler
            </Button>
            <Button type="submit" loading={sending.isPending}>
              Simuler
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
