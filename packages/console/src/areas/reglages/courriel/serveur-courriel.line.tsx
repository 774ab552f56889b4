import { removeServeurCourriel, SECURITES_DE_COURRIEL, type ServeurCourriel } from '@bridge/contract';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconServer2 } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { call } from '../../../api/client.ts';
import { showNotice } from '../../../api/notices.ts';
import { askYesOrNo } from '../../../ui/confirm.tsx';
import { Refusal } from '../../../ui/refusal.tsx';
import { sentenceOf } from '../../explain.ts';
import { serveurCourrielQuery } from './serveur-courriel.query.ts';

const ServeurCourrielDialog = lazy(() => import('./serveur-courriel.dialog.tsx'));

/** The mail server in use, with the button that changes it. */
export function ServeurCourrielLine() {
  const queries = useQueryClient();
  const { data, error } = useQuery(serveurCourrielQuery);
  const [isOpen, setIsOpen] = useState(false);
  const removal = useMutation({
    mutationFn: () => call(removeServeurCourriel, {}),
    onSuccess: (told) => {
      queries.setQueryData(serveurCourrielQuery.queryKey, told);
      showNotice('Serveur d’e-mail retiré');
    },
  });
  if (error) return <Refusal message={sentenceOf(error)} />;
  if (!data) return null;
  async function remove() {
    const agreed = await askYesOrNo({
      title: 'Retirer le serveur d’e-mail',
      text: 'Sans lui, les messages ne partent plus\u00a0: invitations, liens de mot de passe, alertes.',
      confirm: 'Retirer',
      cancel: 'Annuler',
    });
    if (agreed) removal.mutate();
  }
  return (
    <Stack gap="xs" role="group" aria-label="Serveur d’e-mail">
      <Text fw={550}>Serveur d’e-mail</Text>
      <Text size="sm">{stateOf(data)}</Text>
      <Refusal message={removal.error ? sentenceOf(removal.error) : ''} />
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={<IconServer2 size={16} stroke={1.7} aria-hidden />}
          onClick={() => setIsOpen(true)}
        >
          {data.reglage === null ? 'Donner un serveur' : 'Modifier le serveur'}
        </Button>
        {data.reglage !== null && (
          <Button variant="subtle" color="red" loading={removal.isPending} onClick={() => void remove()}>
            Retirer le serveur
          </Button>
        )}
      </Group>
      {isOpen && (
        <Suspense fallback={null}>
          <ServeurCourrielDialog known={data.reglage} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Stack>
  );
}

function stateOf({ source, reglage }: ServeurCourriel): string {
  if (source === 'environnement')
    return reglage === null
      ? 'Celui de la variable SMTP_URL, donnée au serveur Bridge par son exploitant\u00a0: elle l’emporte sur ce qui est saisi ici.'
      : 'Celui de la variable SMTP_URL, donnée au serveur Bridge par son exploitant. Ce qui est saisi ici servira quand elle n’y sera plus.';
  if (reglage === null) return 'Aucun\u00a0: les messages restent dans le journal du serveur Bridge.';
  const { hote, port, securite, utilisateur, expediteur } = reglage;
  const label = SECURITES_DE_COURRIEL.find(({ value }) => value === securite)?.label ?? securite;
  const compte = utilisateur === '' ? 'sans compte' : `compte ${utilisateur}`;
  return `${hote}, port ${port}. Sécurité\u00a0: ${label}, ${compte}. Les messages viennent de ${expediteur}.`;
}
