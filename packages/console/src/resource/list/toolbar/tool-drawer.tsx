import { Button, Drawer, Stack, Title } from '@mantine/core';
import '../../../ui/dialog.styles.ts';
import { type ReactNode, useState } from 'react';
import { useReturnFocus } from '../../../ui/use-return-focus.ts';
import { VEIL } from '../../../ui/veil.ts';
import { ColumnsMenu } from '../columns/columns-menu.tsx';
import type { FilterProps } from '../filters/filter.ts';
import { FilterEditor } from '../filters/filter-editor.tsx';
import { FilterText } from '../filters/filter-text.tsx';
import { useListContext } from '../list.context.ts';
import { filterableFields, withFilter } from '../state/list-state.ts';
import { ViewMenu } from '../views/view-menu.tsx';
import { EtatSwitch } from './etat-switch.tsx';
import { ShareMenu } from './share-menu.tsx';
import classes from './tool-drawer.module.css';

interface Props {
  readonly onClose: () => void;
}

/** The toolbar of a phone, one control under the other. */
export default function ToolDrawer({ onClose }: Props) {
  useReturnFocus();
  const { resource, list } = useListContext();
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
        <Part title="Filtres">
          <div className={classes.filters}>
            {filterableFields(resource.fields).map(([name, field]) => (
              <FoldedFilter
                key={name}
                name={name}
                field={field}
                value={filters[name]}
                onChange={(value, typing) => list.change({ filters: withFilter(filters, name, value) }, typing)}
              />
            ))}
          </div>
        </Part>
        <Part title="Colonnes et export">
          <ColumnsMenu />
          <ShareMenu />
        </Part>
        <Button onClick={onClose}>Voir les résultats</Button>
      </Stack>
    </Drawer>
  );
}

/** One line per field, with the words of its filter; its editor opens under it. */
function FoldedFilter(filter: FilterProps) {
  const { field, value } = filter;
  const [open, setOpen] = useState(false);
  return (
    <details className={classes.filter} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={classes.summary}>
        <span>{field.label}</span>
        {value !== undefined && (
          <span className={classes.asked}>
            <FilterText name={filter.name} field={field} value={value} />
          </span>
        )}
      </summary>
      {open && (
        <div className={classes.editor}>
          <FilterEditor {...filter} />
        </div>
      )}
    </details>
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
