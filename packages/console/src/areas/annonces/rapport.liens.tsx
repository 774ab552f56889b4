import { DUREES_DE_RAPPORT, periodeDuRapport, revokeRapport, shareRapport } from '@bridge/contract';
import { Alert, Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import '../../resource/widgets/choice.styles.ts';
import { IconLink } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { showNotice } from '../../api/notices.ts';
import { CopiedText } from '../../ui/copied-text.tsx';
import { sentenceOf } from '../explain.ts';
import type { Fenetre } from '../fenetre.rules.ts';
import { LiensPartages, LigneDeLien } from '../lien-partage.tsx';
import { liensQuery } from './rapport.queries.ts';

const DUREES = DUREES_DE_RAPPORT.map((jours) => ({ value: String(jours), label: `${jours}\u00a0jours` }));

/** Links that open the report without an account: given, listed, and closed. */
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
        <NativeSelect
          size="xs"
          label="Le lien dure"
          data={DUREES}
          value={String(jours)}
          onChange={({ currentTarget }) =>
            setJours(DUREES_DE_RAPPORT.find((one) => String(one) === currentTarget.value) ?? 30)
          }
        />
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
      {sharing.data && sharing.data.adresse !== '' && (
        <Alert color="green" variant="light" role="status" title="Copiez ce lien maintenant">
          <CopiedText label="Lien" help="Il ne sera plus montré." text={`${location.origin}${sharing.data.adresse}`} />
        </Alert>
      )}
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
