import { type CleDeepl, getCleDeepl, saveCleDeepl } from '@bridge/contract';
import { Button, Group, PasswordInput, Stack, Text } from '@mantine/core';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { showNotice } from '../../../api/notices.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Refusal } from '../../../ui/refusal.tsx';
import { sentenceOf } from '../../explain.ts';

const cleQuery = (entite: number) =>
  queryOptions({
    queryKey: ['cle-deepl', entite],
    queryFn: ({ signal }) => call(getCleDeepl, { query: { entite } }, { signal }),
  });

/** The DeepL key of an entity: it may be given or removed, and is never shown. */
export function CleDeeplCard({ entite }: { readonly entite: number }) {
  const queries = useQueryClient();
  const { data } = useQuery(cleQuery(entite));
  const [cle, setCle] = useState('');
  const saving = useMutation({
    mutationFn: (given: string | null) => call(saveCleDeepl, { query: { entite }, body: { cle: given } }),
    onSuccess: (told) => {
      queries.setQueryData(cleQuery(entite).queryKey, told);
      setCle('');
      showNotice(told.propre ? 'Clé enregistrée' : 'Clé retirée');
    },
  });
  if (!data) return null;
  return (
    <Panel
      title="Clé DeepL de l’entité"
      intro="Elle sert aux configurations de traduction de l’entité et de celles qui en dépendent, là où elles n’ont pas la leur. Elle est chiffrée et ne se relit pas."
    >
      <Stack gap="sm" role="group" aria-label="Clé DeepL de l’entité">
        <Text>{stateOf(data)}</Text>
        <Refusal message={saving.error ? sentenceOf(saving.error) : ''} />
        <PasswordInput
          label="Nouvelle clé"
          autoComplete="off"
          value={cle}
          onChange={(event) => setCle(event.currentTarget.value)}
          maw="26rem"
        />
        <Group gap="sm">
          <Button
            variant="default"
            disabled={cle.trim() === ''}
            loading={saving.isPending}
            onClick={() => saving.mutate(cle)}
          >
            Enregistrer la clé
          </Button>
          {data.propre && (
            <Button variant="subtle" color="red" onClick={() => saving.mutate(null)}>
              Retirer la clé
            </Button>
          )}
        </Group>
      </Stack>
    </Panel>
  );
}

function stateOf({ propre, heritee }: CleDeepl): string {
  if (propre) return 'L’entité a sa propre clé.';
  return heritee === null ? 'Aucune clé, ni ici ni au-dessus.' : `Clé héritée de ${heritee.nom}.`;
}
