import { mayAccess, runPlanification } from '@bridge/contract';
import { Button, Group, Skeleton, Text } from '@mantine/core';
import { IconArrowsDiff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../../api/session.store.ts';
import type { FormPanelProps } from '../../../resource/form/form-panel.ts';
import { idsIn } from '../../../resource/values/read.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { sentenceOf } from '../../explain.ts';
import { useDecides } from '../generations/use-decides.ts';
import { ExecutionButton } from './execution.button.tsx';
import { parutionsQuery } from './parutions.query.ts';
import { comparables } from './parutions.rules.ts';
import { Parutions } from './parutions.tsx';

const ComparaisonDialog = lazy(() => import('./comparaison.dialog.tsx'));

/** Beside a saved planification: the documents that it made, and the button that makes them now. */
export function ParutionsPanel({ record }: FormPanelProps) {
  const { id, actif, modifiable, validateurs } = record;
  const viewer = useSession((session) => session.viewer);
  const [comparing, setComparing] = useState(false);
  const { data, error, isFetching, refetch } = useQuery(parutionsQuery(id));
  const items = data?.items ?? [];
  const decides = useDecides(idsIn(validateurs));
  const maySend = modifiable !== false && decides;
  const mayRun = modifiable !== false && mayAccess(runPlanification.access, viewer);
  return (
    <Panel title="Parutions" intro="Ce qu’elle a produit, et ce qu’il en est advenu." aside={<ExecutionButton />}>
      {mayRun && actif !== true && (
        <Text size="sm" c="dimmed">
          {'Suspendue, elle ne fait rien paraître\u00a0: reprenez-la d’abord.'}
        </Text>
      )}
      {error && (
        <LoadError
          title="Les parutions n’ont pas pu être lues"
          reason={sentenceOf(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton height={96} />}
      {data && items.length === 0 && <Text size="sm">Rien n’a encore paru.</Text>}
      <Parutions items={items} maySend={maySend} />
      {comparables(items).length > 1 && (
        <Group>
          <Button
            variant="default"
            leftSection={<IconArrowsDiff size={16} aria-hidden />}
            onClick={() => setComparing(true)}
          >
            Comparer deux parutions
          </Button>
        </Group>
      )}
      {comparing && (
        <Suspense fallback={null}>
          <ComparaisonDialog items={comparables(items)} onClose={() => setComparing(false)} />
        </Suspense>
      )}
    </Panel>
  );
}
