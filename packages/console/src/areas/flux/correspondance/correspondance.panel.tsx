import { correspondance, fluxTourinsoft, mayAccess } from '@bridge/contract';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { showNotice } from '../../../api/notices.ts';
import { useSession } from '../../../api/session.store.ts';
import { useRecordFormContext } from '../../../resource/form/form.context.ts';
import type { FormPanelProps } from '../../../resource/form/form-panel.ts';
import { noteChange } from '../../../resource/form/record.queries.ts';
import { Panel } from '../../../ui/panel.tsx';
import { AUTRES, useFluxChoice } from './flux.choice.ts';
import { FluxSelect } from './flux.select.tsx';

/** Beside a mapping: gives the mapping to another feed. */
export default function CorrespondancePanel({ record }: FormPanelProps) {
  const { queries } = useRecordFormContext().form;
  const viewer = useSession((session) => session.viewer);
  const choice = useFluxChoice(record.id);
  const others = choice.options.filter(({ group }) => group === AUTRES);
  const ids = others.flatMap(({ items }) => items.map(({ value }) => Number(value)));
  const flux = choice.flux !== null && ids.includes(choice.flux) ? choice.flux : null;
  const giving = useMutation({
    mutationFn: async (id: number) => {
      // The present version of the feed is read first: this form does not hold the feed.
      const { version } = await call(fluxTourinsoft.calls.get, { params: { id } });
      const body = { correspondance: record.id, version };
      return call(fluxTourinsoft.calls.update, { params: { id }, body });
    },
    onSuccess: ({ nom }) => {
      showNotice(`«\u00a0${nom}\u00a0» utilise maintenant cette correspondance`);
      noteChange(queries, fluxTourinsoft);
      noteChange(queries, correspondance);
    },
  });
  if (!mayAccess(fluxTourinsoft.access.edit, viewer) || ids.length === 0) return null;
  return (
    <Panel title="Utiliser pour un autre flux">
      <Stack gap="xs" align="stretch">
        <Text size="sm" c="dimmed">
          Le flux lira ses champs avec cette correspondance. Pour la changer sans toucher aux autres flux, dupliquez-la
          d’abord.
        </Text>
        <Group>
          <FluxSelect choice={{ ...choice, flux, options: others }} label="Autre flux" />
        </Group>
        <Button
          variant="default"
          leftSection={<IconLink size={16} stroke={1.7} aria-hidden />}
          disabled={flux === null}
          loading={giving.isPending}
          onClick={() => flux !== null && giving.mutate(flux)}
        >
          Utiliser pour ce flux
        </Button>
      </Stack>
    </Panel>
  );
}
