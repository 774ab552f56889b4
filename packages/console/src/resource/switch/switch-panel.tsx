import { Button, Group, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Dot } from '../../ui/dot.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useRecordFormContext } from '../form/form.context.ts';
import type { FormPanelProps } from '../form/form-panel.ts';
import { adopt } from '../form/save/save.ts';
import { useRights } from '../list/actions/use-rights.ts';
import { type Switch, turn } from './switch.ts';

/** A panel beside a saved record: says whether the record is on, and switches it without touching what is typed. */
export function SwitchPanel({ record, resource, switched }: FormPanelProps & { readonly switched: Switch }) {
  const { form } = useRecordFormContext();
  const { edit } = useRights(resource, record);
  const isOn = record.actif === true;
  const [now, next] = isOn ? [switched.on, switched.off] : [switched.off, switched.on];
  const switching = useMutation({
    mutationFn: () => turn(switched, record, !isOn),
    onSuccess: (saved) => adopt(form, saved),
  });
  return (
    <Panel title="En service">
      <Group gap={8} role="status">
        <Dot colour={isOn ? 'green' : 'gray'} />
        <Text fw={600}>{now.etat}</Text>
      </Group>
      {now.sens && (
        <Text size="sm" c="dimmed">
          {now.sens}
        </Text>
      )}
      {edit && !record.archiveLe && !record.supprimeLe && (
        <div>
          <Button
            variant="default"
            leftSection={<next.icon size={16} aria-hidden />}
            loading={switching.isPending}
            onClick={() => switching.mutate()}
          >
            {next.verbe}
          </Button>
        </div>
      )}
    </Panel>
  );
}
