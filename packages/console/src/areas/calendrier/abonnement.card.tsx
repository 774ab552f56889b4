import { createAbonnement, getAbonnement, momentInWords, revokeAbonnement } from '@bridge/contract';
import { Button, Group, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { CopiedText } from '../../ui/copied-text.tsx';
import { Panel } from '../../ui/panel.tsx';
import { sentenceOf } from '../explain.ts';

const KEY = ['calendrier', 'abonnement'] as const;

/** The secret address that brings the calendar to the person's agenda, and that they can cut. */
export function Abonnement() {
  const queries = useQueryClient();
  const [adresse, setAdresse] = useState<string | null>(null);
  const { data } = useQuery({ queryKey: KEY, queryFn: ({ signal }) => call(getAbonnement, {}, { signal }) });
  const asking = useMutation({
    mutationFn: () => call(createAbonnement),
    onSuccess: ({ adresse: given, ...abonnement }) => {
      setAdresse(given);
      queries.setQueryData(KEY, abonnement);
    },
  });
  const cutting = useMutation({
    mutationFn: () => call(revokeAbonnement),
    onSuccess: (abonnement) => {
      setAdresse(null);
      queries.setQueryData(KEY, abonnement);
    },
  });
  const failure = asking.error ?? cutting.error;
  return (
    <Panel
      title="Dans votre agenda"
      intro="Une adresse à coller dans votre agenda (Outlook, Google, Thunderbird…). Toute personne qui a cette adresse peut lire ce calendrier, sans mot de passe."
    >
      {adresse && (
        <CopiedText
          label="Adresse du calendrier"
          text={adresse}
          help={'Copiez-la maintenant\u00a0: elle ne sera plus montrée.'}
        />
      )}
      {data?.creeLe && !adresse && (
        <Text>
          {`Adresse donnée ${momentInWords(data.creeLe)}, `}
          {data.luLe ? `lue pour la dernière fois ${momentInWords(data.luLe)}.` : 'pas encore lue par un agenda.'}
        </Text>
      )}
      {failure && (
        <Text role="alert" c="var(--mantine-color-error)">
          {sentenceOf(failure)}
        </Text>
      )}
      <Group>
        <Button variant="default" loading={asking.isPending} onClick={() => asking.mutate()}>
          {data?.creeLe ? 'Donner une autre adresse' : 'Donner une adresse'}
        </Button>
        {data?.creeLe && (
          <Button variant="default" loading={cutting.isPending} onClick={() => cutting.mutate()}>
            Couper l’adresse
          </Button>
        )}
      </Group>
    </Panel>
  );
}
