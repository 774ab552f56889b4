import type { Field } from '@bridge/contract';
import { Button, Menu } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { useState } from 'react';
import { useListContext } from '../list.context.ts';
import { FIRST_STATE, filterableFields, isSearched, withFilter } from '../state/list-state.ts';
import classes from './filter-bar.module.css';
import { FilterChip } from './filter-chip.tsx';

/** A menu that adds a filter on a field: its chip opens at once. */
export function AddFilter({ onAdd }: { readonly onAdd: (name: string) => void }) {
  const { resource, list } = useListContext();
  const left = filterableFields(resource.fields).filter(([name]) => list.state.filters[name] === undefined);
  if (left.length === 0) return null;
  return (
    <Menu position="bottom-start" shadow="md" returnFocus={false}>
      <Menu.Target>
        <Button variant="default" size="xs" leftSection={<IconFilter size={14} aria-hidden />}>
          Filtrer
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={360} style={{ overflowY: 'auto' }}>
        {left.map(([name, { label }]) => (
          <Menu.Item key={name} onClick={() => onAdd(name)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** The filters in force, one chip per field, and the filter that is being written, if any. */
export function useFilters() {
  const { resource, list } = useListContext();
  const [open, setOpen] = useState<string | null>(null);
  const { filters } = list.state;
  const shown = filterableFields(resource.fields).filter(([name]) => filters[name] !== undefined || name === open);
  return { shown, open, setOpen };
}

interface Props {
  readonly shown: readonly [string, Field][];
  readonly open: string | null;
  readonly setOpen: (name: string | null) => void;
}

export function FilterChips({ shown, open, setOpen }: Props) {
  const { list } = useListContext();
  const { filters } = list.state;
  if (shown.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label="Filtres">
      {shown.map(([name, field]) => (
        <li key={name}>
          <FilterChip
            name={name}
            field={field}
            value={filters[name]}
            opened={open === name}
            setOpened={(opened) => setOpen(opened ? name : null)}
            onChange={(value, typing) => list.change({ filters: withFilter(filters, name, value) }, typing)}
          />
        </li>
      ))}
      {isSearched(list.state) && (
        <li>
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            onClick={() => list.change({ q: FIRST_STATE.q, filters: FIRST_STATE.filters })}
          >
            Tout effacer
          </Button>
        </li>
      )}
    </ul>
  );
}
