import { exportScores, formatNumber, mayAccess, recomputeScores, scoring } from '@bridge/contract';
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { download } from '../../api/download.ts';
import { wakeJobs } from '../../api/jobs.ts';
import { useSession } from '../../api/session.store.ts';
import { Pager } from '../../catalogue/pager.tsx';
import { useForm } from '../../resource/form/form.context.ts';
import type { FormPanelProps } from '../../resource/form/form-panel.ts';
import { formatInstant } from '../../resource/values/format.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { sentenceOf } from '../explain.ts';
import { ScoresTable } from './scores.table.tsx';
import { type Etat, etatQuery, PAGE_DE_RANGS, scoresQuery } from './tri.queries.ts';

/** Beside a saved profile: the scores that it gave. */
export default function ScoringPanel({ record: { id, modifiable } }: FormPanelProps) {
  const isOwn = modifiable !== false;
  const { data, error, isFetching, refetch } = useQuery(etatQuery(id));
  return (
    <Panel title="Scores" intro={data && <Intro {...data} />} aside={isOwn && <Recalcul id={id} etat={data} />}>
      {data?.tache && <Avancement {...data.tache} />}
      {data && <Meilleurs id={id} calculeLe={data.calculeLe} />}
      {!data && !error && <Skeleton height={120} />}
      {!data && error && (
        <LoadError
          title="Les scores de ce profil n’ont pas pu être lus"
          reason={sentenceOf(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </Panel>
  );
}

function Intro({ calculeLe, nombreObjets }: Etat) {
  if (calculeLe === null) return 'Pas encore calculés.';
  const objets = nombreObjets === 1 ? '1 objet' : `${formatNumber(nombreObjets ?? 0)} objets`;
  return `${objets}, calculés ${formatInstant(calculeLe, new Date()).relative}.`;
}

function Recalcul({ id, etat }: { readonly id: number; readonly etat: Etat | undefined }) {
  const queries = useQueryClient();
  const viewer = useSession((session) => session.viewer);
  const isFrozen = useForm((state) => state.base?.gele === true);
  const launching = useMutation({
    mutationFn: () => call(recomputeScores, { params: { id } }),
    onSuccess: () => {
      wakeJobs(queries);
      return queries.invalidateQueries({ queryKey: etatQuery(id).queryKey });
    },
  });
  if (!mayAccess(recomputeScores.access, viewer)) return null;
  if (isFrozen)
    return (
      <Text size="sm" c="dimmed">
        {'Gelé\u00a0: ces scores ne changent plus.'}
      </Text>
    );
  return (
    <Button
      variant="default"
      size="compact-sm"
      loading={launching.isPending || (etat?.tache ?? null) !== null}
      onClick={() => launching.mutate()}
    >
      Recalculer
    </Button>
  );
}

function Avancement({ progression, etape }: NonNullable<Etat['tache']>) {
  const said = etape || 'Le calcul va commencer.';
  return (
    <div>
      <ProgressBar value={progression} label="Avancement du recalcul" />
      <Text size="sm" c="dimmed" role="status">
        {said}
      </Text>
    </div>
  );
}

function Meilleurs({ id, calculeLe }: { readonly id: number; readonly calculeLe: string | null }) {
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useQuery(scoresQuery(id, calculeLe, page));
  const exporting = useMutation({
    mutationFn: () => download(exportScores, { params: { id } }, `scores-${scoring.id}-${id}.csv`),
  });
  if (!data && error)
    return (
      <LoadError
        title="Les objets de ce profil n’ont pas pu être lus"
        reason={sentenceOf(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton height={120} />;
  if (data.total === 0)
    return (
      <Text size="sm" c="dimmed">
        Aucun objet n’a de score dans ce profil.
      </Text>
    );
  return (
    <Stack gap="xs">
      <ScoresTable label="Objets par score" items={data.items} />
      <Group justify="space-between">
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconDownload size={14} aria-hidden />}
          loading={exporting.isPending}
          onClick={() => exporting.mutate()}
        >
          Exporter en CSV
        </Button>
        <Pager label="Pages des scores" page={page} perPage={PAGE_DE_RANGS} total={data.total} onPage={setPage} />
      </Group>
    </Stack>
  );
}
