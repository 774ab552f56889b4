import { Button, Group, Text } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showNotice } from '../../../api/notices.ts';
import { useScene } from '../../../resource/form/form.context.ts';
import type { FormPanelProps } from '../../../resource/form/form-panel.ts';
import { noteChange } from '../../../resource/form/record.queries.ts';
import { useRights } from '../../../resource/list/actions/use-rights.ts';
import { Dot } from '../../../resource/values/dot.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { basculer, ditDe } from './planification.calls.ts';

/** Beside a saved schedule: whether it runs, and its switch. What is typed in the form stays as it is. */
export default function PlanificationPanel({ record, resource }: FormPanelProps) {
  const { store } = useScene().form;
  const queries = useQueryClient();
  const { edit } = useRights(resource, record);
  const isOn = record.actif === true;
  const switching = useMutation({
    mutationFn: () => basculer(record, !isOn),
    onSuccess: (saved) => {
      store.getState().accept(saved);
      noteChange(queries, resource, saved);
      showNotice(ditDe(!isOn));
    },
  });
  const Icon = isOn ? IconPlayerPause : IconPlayerPlay;
  return (
    <Panel title="En service">
      <Group gap={8} role="status">
        <Dot colour={isOn ? 'green' : 'gray'} />
        <Text fw={600}>{isOn ? 'Active' : 'Suspendue'}</Text>
      </Group>
      {edit && !record.archiveLe && !record.supprimeLe && (
        <div>
          <Button
            variant="default"
            leftSection={<Icon size={16} aria-hidden />}
            loading={switching.isPending}
            onClick={() => switching.mutate()}
          >
            {isOn ? 'Suspendre' : 'Reprendre'}
          </Button>
        </div>
      )}
    </Panel>
  );
}
