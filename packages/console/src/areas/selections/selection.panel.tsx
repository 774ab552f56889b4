import { Stack, Text } from '@mantine/core';
import { useForm } from '../../resource/form/form.context.ts';
import type { FormPanelProps } from '../../resource/form/form-panel.ts';
import { Panel } from '../../ui/panel.tsx';
import { DECISIFS } from './brouillon.rules.ts';
import { Compte } from './compte.tsx';
import { Evolution } from './evolution.tsx';
import { ExportMenu } from './export-menu.tsx';
import { useBrouillon } from './use-brouillon.ts';

/** Beside a sélection: how many objets it holds as it is typed, how many it held, and the way to take them elsewhere. */
export default function SelectionPanel({ record }: FormPanelProps) {
  const brouillon = useBrouillon();
  const isChanged = useForm(({ changed }) => DECISIFS.some((name) => changed.has(name)));
  return (
    <Stack gap="md">
      <Panel title="Objets retenus" aside={<ExportMenu id={record.id} />}>
        <Compte {...brouillon} isSaid={false} />
        {isChanged && (
          <Text size="sm" c="dimmed">
            {'Avec vos modifications, qui ne sont pas enregistrées. L’export est celui de la sélection enregistrée.'}
          </Text>
        )}
      </Panel>
      <Panel title="Évolution">
        <Evolution id={record.id} version={record.version} />
      </Panel>
    </Stack>
  );
}
