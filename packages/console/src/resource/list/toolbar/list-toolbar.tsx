import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { lazy, type ReactNode } from 'react';
import { ColumnsMenu } from '../columns/columns-menu.tsx';
import { AddFilter, FilterChips, useFilters } from '../filters/filter-bar.tsx';
import { useListContext } from '../list.context.ts';
import { ViewMenu } from '../views/view-menu.tsx';
import { EtatSwitch } from './etat-switch.tsx';
import classes from './list-toolbar.module.css';
import { SearchBox } from './search-box.tsx';
import { ShareMenu } from './share-menu.tsx';
import { ShortcutsHelp } from './shortcuts-help.tsx';

const ToolDrawer = lazy(() => import('./tool-drawer.tsx'));

interface Props {
  /** The tool that the area adds. */
  readonly tool?: ReactNode;
}

/** The toolbar: every control that changes what the list shows. */
export function ListToolbar({ tool }: Props) {
  const { phone } = useListContext();
  return phone ? <NarrowToolbar tool={tool} /> : <WideToolbar tool={tool} />;
}

function WideToolbar({ tool }: Props) {
  const filters = useFilters();
  return (
    <div className={classes.toolbar}>
      <div className={classes.line}>
        <ViewMenu />
        <SearchBox />
        <AddFilter onAdd={filters.setOpen} />
        <span className={classes.space} />
        {tool}
        <EtatSwitch />
        <ColumnsMenu />
        <ShareMenu />
        <ShortcutsHelp />
      </div>
      <FilterChips {...filters} />
    </div>
  );
}

/** The toolbar of a narrow window: the search in sight, the rest in a drawer; filters in force stay in sight. */
function NarrowToolbar({ tool }: Props) {
  const { list, open } = useListContext();
  const filters = useFilters();
  const count = Object.keys(list.state.filters).length;
  return (
    <div className={classes.toolbar}>
      <div className={classes.line}>
        <SearchBox />
        <Button
          variant="default"
          leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}
          onClick={() => open((onClose) => <ToolDrawer onClose={onClose} />)}
        >
          {count === 0 ? 'Filtres' : `Filtres (${count})`}
        </Button>
      </div>
      {tool}
      <FilterChips {...filters} />
    </div>
  );
}
