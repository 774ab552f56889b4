import { DUREES_DE_RAPPORT, periodeDuRapport, revokeRapport, shareRapport } from '@bridge/contract';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { showNotice } from '../../../api/notices.ts';
import { DureeDuLien, LienDonne, LiensPartages, LigneDeLien } from '../../common/liens/lien-partage.tsx';
import { sentenceOf } from '../../explain.ts';
import type { Fenetre } from '../../fenetre.rules.ts';
import { liensQuery } from './rapport.queries.ts';

/** The links that open the report without an account: creates, lists and closes them. */
export function LiensDeRapport({ id, fenetre }: { readonly id: number; readonly fenetre: Fenetre }) {
  const queries = useQueryClient();
  const [jours, setJours] = useState<(typeof DUREES_DE_RAPPORT)[number]>(30);
  const { data } = useQuery(liensQuery(id));
  const keep = (answer: NonNullable<typeof data>) => queries.setQueryData(liensQuery(id).queryKey, answer);
  const sharing = useMutation({
    mutationFn: () => call(shareRapport, { params: { id }, body: { ...fenetre, jours } }),
    onSuccess: ({ items }) => keep({ items }),
  });
  const revoking = useMutation({
    mutationFn: (lien: number) => call(revokeRapport, { params: { id, lien } }),
    onSuccess: (answer) => {
      keep(answer);
      showNotice('Lien révoqué.');
    },
  });
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        Un lien ouvre ce rapport sans compte, pour cette période. Les chiffres y restent à jour.
      </Text>
      <Group gap="xs" align="flex-end">
        <DureeDuLien size="xs" durees={DUREES_DE_RAPPORT} value={jours} onPick={setJours} />
        <Button
          size="xs"
          variant="default"
          leftSection={<IconLink size={16} aria-hidden />}
          loading={sharing.isPending}
          onClick={() => sharing.mutate()}
        >
          Créer un lien
        </Button>
      </Group>
      {(sharing.error ?? revoking.error) && (
        <Alert color="red" variant="light" role="alert">
          {sentenceOf(sharing.error ?? revoking.error)}
        </Alert>
      )}
      {sharing.data && <LienDonne adresse={sharing.data.adresse} />}
      {data && data.items.length > 0 && (
        <LiensPartages>
          {data.items.map((lien) => (
            <LigneDeLien
              key={lien.id}
              titre={`Rapport ${periodeDuRapport(lien)}`}
              lien={lien}
              revoking={revoking.isPending && revoking.variables === lien.id}
              onRevoke={() => revoking.mutate(lien.id)}
            />
          ))}
        </LiensPartages>
      )}
    </Stack>
  );
}
