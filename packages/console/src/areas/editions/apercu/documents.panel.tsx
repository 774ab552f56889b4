import { generateEdition, generation, generationPath, mayAccess } from '@bridge/contract';
import { Button, Stack, Text } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { wakeJobs } from '../../../api/jobs.ts';
import { showNotice } from '../../../api/notices.ts';
import { resourceKey } from '../../../api/resource-key.ts';
import { useSession } from '../../../api/session.store.ts';
import { ConsoleLink } from '../../../navigation/console-link.tsx';
import { useForm } from '../../../resource/form/form.context.ts';
import type { FormPanelProps } from '../../../resource/form/form-panel.ts';
import { paceOf } from '../../../shell/jobs/job.rules.ts';
import { Panel } from '../../../ui/panel.tsx';
import { ligneEnMots } from './documents.words.ts';

const SHOWN = 6;

function recentQuery(modele: number) {
  const query = { itemsPerPage: SHOWN, filter: JSON.stringify({ modele: [modele] }), sort: '-creeLe' };
  return {
    queryKey: [...resourceKey(generation.id), 'recents', modele],
    queryFn: ({ signal }: { signal: AbortSignal }) => call(generation.calls.list, { query }, { signal }),
  };
}

/** Beside a saved model: its documents, and the button that makes another. */
export default function DocumentsPanel({ record: { id } }: FormPanelProps) {
  const queries = useQueryClient();
  const viewer = useSession((session) => session.viewer);
  const isDirty = useForm((state) => state.changed.size > 0);
  const { data } = useQuery({
    ...recentQuery(id),
    refetchInterval: ({ state }) =>
      paceOf(state.data?.items.filter(({ etat }) => etat === 'en-cours').length, state.status === 'error'),
  });
  const making = useMutation({
    mutationFn: () => call(generateEdition, { params: { id }, body: {} }),
    onSuccess: ({ generations: { length } }) =>
      showNotice(length > 1 ? `${length} documents se préparent` : 'Le document se prépare'),
    onSettled: () => {
      wakeJobs(queries);
      return queries.invalidateQueries({ queryKey: resourceKey(generation.id) });
    },
  });
  const items = data?.items.map((row) => generation.row.partial().required({ id: true }).parse(row)) ?? [];
  return (
    <Panel
      title="Documents"
      intro="Un par langue, avec ce que le catalogue contient maintenant."
      aside={
        mayAccess(generateEdition.access, viewer) && (
          <Button
            leftSection={<IconFileTypePdf size={18} aria-hidden />}
            loading={making.isPending}
            disabled={isDirty}
            onClick={() => making.mutate()}
          >
            Produire
          </Button>
        )
      }
    >
      {isDirty && (
        <Text size="sm" c="dimmed">
          {'Enregistrez d’abord\u00a0: le document se fait du modèle enregistré.'}
        </Text>
      )}
      {data && items.length === 0 && <Text size="sm">Aucun document pour l’instant.</Text>}
      <Stack gap={4} component="ul" style={{ listStyle: 'none', padding: 0, margin: 0 }}>
        {items.map((item) => (
          <li key={item.id}>
            <ConsoleLink to={generationPath(item.id)} size="sm">
              {ligneEnMots(item, new Date())}
            </ConsoleLink>
          </li>
        ))}
      </Stack>
    </Panel>
  );
}
