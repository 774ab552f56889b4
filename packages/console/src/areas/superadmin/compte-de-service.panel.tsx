import { listJetonsDeService, revokeJetonDeService } from '@bridge/contract';
import { Button, Group, Skeleton, Text } from '@mantine/core';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import type { FormPanelProps } from '../../resource/form/form-panel.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { Panel } from '../../ui/panel.tsx';
import { JetonLine, JetonLines } from '../common/jetons/jeton-line.tsx';
import { explain } from '../explain.ts';
import { JetonDeServiceForm } from './jeton-de-service.form.tsx';

const jetonsQuery = (id: number) =>
  queryOptions({
    queryKey: ['comptes-de-service', id, 'jetons'],
    queryFn: ({ signal }) => call(listJetonsDeService, { params: { id } }, { signal }),
  });

/** Beside the form of a service account: the tokens that programs present. */
export default function CompteDeServicePanel({ record: { id } }: FormPanelProps) {
  const queries = useQueryClient();
  const [adding, setAdding] = useState(false);
  const { data, error, isPending, isFetching, refetch } = useQuery(jetonsQuery(id));
  const refresh = () => queries.invalidateQueries({ queryKey: jetonsQuery(id).queryKey });
  return (
    <Panel
      title="Jetons"
      intro="Ce que le programme présente à chaque appel. Pour changer de jeton sans coupure, créez le suivant avant de révoquer l’ancien."
    >
      {isPending && <Skeleton height={72} />}
      {error && (
        <LoadError
          title="Les jetons n’ont pas pu être lus"
          reason={explain(error).message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.jetons.length === 0 && !adding && (
        <Text c="dimmed">Aucun jeton : aucun programme ne se sert de ce compte.</Text>
      )}
      {data && data.jetons.length > 0 && (
        <JetonLines>
          {data.jetons.map((jeton) => (
            <JetonLine
              key={jeton.id}
              jeton={jeton}
              revoke={() => call(revokeJetonDeService, { params: { id, jeton: jeton.id } })}
              onSettled={refresh}
            />
          ))}
        </JetonLines>
      )}
      {adding ? (
        <JetonDeServiceForm compte={id} onMade={() => void refresh()} onEnd={() => setAdding(false)} />
      ) : (
        <Group>
          <Button variant="default" onClick={() => setAdding(true)}>
            Créer un jeton
          </Button>
        </Group>
      )}
    </Panel>
  );
}
