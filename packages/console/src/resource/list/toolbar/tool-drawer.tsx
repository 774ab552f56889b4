import { Button, Drawer, Stack, Title } from '@mantine/core';
import '../../../ui/dialog.styles.ts';
import type { ReactNode } from 'react';
import { VEIL } from '../../../ui/veil.ts';
import { ColumnsMenu } from '../columns/columns-menu.tsx';
import { FilterEditor } from '../filters/filter-editor.tsx';
import { useScene } from '../list-scene.ts';
import { filterableFields, withFilter } from '../state/list-state.ts';
import { ViewMenu } from '../views/view-menu.tsx';
import { EtatSwitch } from './etat-switch.tsx';
import { ShareMenu } from './share-menu.tsx';

interface Props {
  readonly onClose: () => void;
}

/** On a phone: all of the toolbar, one under the other. */
export default function ToolDrawer({ onClose }: Props) {
  const { resource, list } = useScene();
  const { filters } = list.state;
  return (
    <Drawer
      opened
      onClose={onClose}
      position="bottom"
      size="85%"
      title="Filtres et affichage"
      overlayProps={VEIL}
      closeButtonProps={{ 'aria-label': 'Fermer' }}
    >
      <Stack gap="lg">
        <EtatSwitch fullWidth />
        <Part title="Vue">
          <ViewMenu />
        </Part>
        {filterableFields(resource.fields).map(([name, field]) => (
          <Part key={name} title={field.label}>
            <FilterEditor
              name={name}
              field={field}
              value={filters[name]}
              onChange={(value) => list.change({ filters: withFilter(filters, name, value) })}
            />
          </Part>
        ))}
        <Part title="Colonnes et export">
          <ColumnsMenu />
          <ShareMenu />
        </Part>
        <Button onClick={onClose}>Voir les résultats</Button>
      </Stack>
    </Drawer>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack gap="xs" align="flex-start">
      <Title order={3}>{title}</Title>
      {children}
    </Stack>
  );
}
