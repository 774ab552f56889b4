import { Button, Group, Text } from '@mantine/core';
import { IconWorld } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useMayVisit } from '../../navigation/may-visit.ts';
import { useForm } from '../../resource/form/form.context.ts';
import type { FormPanelProps } from '../../resource/form/form-panel.ts';
import { Panel } from '../../ui/panel.tsx';
import { DECISIFS } from './brouillon.rules.ts';
import { Evolution } from './evolution.tsx';
import { ExportMenu } from './export-menu.tsx';

/** Beside a saved sélection: how many objets it held, and the way to take them elsewhere. */
export default function SelectionPanel({ record }: FormPanelProps) {
  const isChanged = useForm(({ changed }) => DECISIFS.some((name) => changed.has(name)));
  return (
    <Panel
      title="Évolution"
      aside={
        <Group gap="xs">
          <EnListe id={record.id} />
          <ExportMenu id={record.id} />
        </Group>
      }
    >
      <Evolution id={record.id} version={record.version} />
      {isChanged && (
        <Text size="sm" c="dimmed">
          {'L’export est celui de la sélection enregistrée, sans vos dernières modifications.'}
        </Text>
      )}
    </Panel>
  );
}

/** A page of its objets, in two steps more. */
function EnListe({ id }: { readonly id: number }) {
  const path = `/web/listes/create?selection=${id}`;
  if (!useMayVisit()(path)) return null;
  return (
    <Button component={Link} to={path} variant="default" size="xs" leftSection={<IconWorld size={14} aria-hidden />}>
      En faire une liste web
    </Button>
  );
}
