import { Text } from '@mantine/core';
import { useForm } from '../../resource/form/form.context.ts';
import type { FormPanelProps } from '../../resource/form/form-panel.ts';
import { Panel } from '../../ui/panel.tsx';
import { DECISIFS } from './brouillon.rules.ts';
import { Evolution } from './evolution.tsx';
import { ExportMenu } from './export-menu.tsx';

/** Beside a saved sélection: its volumes over time, and its export. */
export default function SelectionPanel({ record }: FormPanelProps) {
  const isChanged = useForm(({ changed }) => DECISIFS.some((name) => changed.has(name)));
  return (
    <Panel title="Évolution" aside={<ExportMenu id={record.id} />}>
      <Evolution id={record.id} version={record.version} />
      {isChanged && (
        <Text size="sm" c="dimmed">
          {'L’export est celui de la sélection enregistrée, sans vos dernières modifications.'}
        </Text>
      )}
    </Panel>
  );
}
