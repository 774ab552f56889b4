import { type EssaiCourriel as Essai, sendTestMail } from '@bridge/contract';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconMailForward } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { explain } from '../../explain.ts';

/** Sends a message to the person with the saved settings, and tells its outcome. */
export function EssaiCourriel() {
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => call(sendTestMail, {}),
  });
  return (
    <Stack gap={6}>
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={<IconMailForward size={16} stroke={1.7} aria-hidden />}
          loading={isPending}
          onClick={() => mutate()}
        >
          Envoyer un message d’essai
        </Button>
        <Text size="sm" c="dimmed">
          À votre adresse, avec les valeurs enregistrées.
        </Text>
      </Group>
      <Text size="sm" role="status">
        {!isPending && (error ? explain(error).message : data && outcomeOf(data))}
      </Text>
    </Stack>
  );
}

function outcomeOf({ resultat, destinataire, conseil }: Essai): string {
  switch (resultat) {
    case 'envoye':
      return `Message envoyé à ${destinataire}. Il arrive d’ordinaire en moins d’une minute\u00a0; pensez aux indésirables.`;
    case 'journal':
      return conseil ?? '';
    case 'echec':
      return `Le message n’est pas parti. ${conseil ?? ''}`;
  }
}
