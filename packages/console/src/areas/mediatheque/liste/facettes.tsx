import { Button, Popover } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { FilterEditor } from '../../../resource/list/filters/filter-editor.tsx';
import { useListContext } from '../../../resource/list/list.context.ts';
import { withFilter } from '../../../resource/list/state/list-state.ts';
import { IMPRESSION, isImprimable, pourImpression } from './impression.rules.ts';
import classes from './mediatheque.module.css';

/** The fields that people most often filter médias by. */
const FACETTES = ['genre', 'statut', 'orientation', 'teinte', 'licence', 'supports', 'motsCles'];

const QUIET = { variant: 'subtle', color: 'gray' } as const;
const IN_FORCE = { variant: 'light' } as const;

/** The usual filters, one click away; the chips of the list tell which are in force. */
export function Facettes() {
  const { resource, list, phone } = useListContext();
  const [opened, setOpened] = useState<string | null>(null);
  const { filters } = list.state;
  // On a phone, these filters are among those of the list, for want of room.
  if (phone) return null;
  return (
    <ul className={classes.facettes} aria-label="Filtres usuels">
      {FACETTES.map((name) => {
        const field = resource.fields[name];
        if (!field) return null;
        return (
          <li key={name}>
            <Popover
              opened={opened === name}
              onChange={(next) => setOpened(next ? name : null)}
              position="bottom-start"
              withinPortal
              shadow="md"
              width={280}
              trapFocus
              returnFocus
            >
              <Popover.Target>
                <Button
                  {...(filters[name] === undefined ? QUIET : IN_FORCE)}
                  size="compact-sm"
                  rightSection={<IconChevronDown size={12} aria-hidden />}
                  onClick={() => setOpened(opened === name ? null : name)}
                >
                  {field.label}
                </Button>
              </Popover.Target>
              <Popover.Dropdown>
                <FilterEditor
                  name={name}
                  field={field}
                  value={filters[name]}
                  onChange={(value, typing) => list.change({ filters: withFilter(filters, name, value) }, typing)}
                />
              </Popover.Dropdown>
            </Popover>
          </li>
        );
      })}
      <li>
        <Button
          {...(isImprimable(filters) ? IN_FORCE : QUIET)}
          size="compact-sm"
          aria-pressed={isImprimable(filters)}
          title={IMPRESSION}
          onClick={() => list.change({ filters: pourImpression(filters) })}
        >
          Assez grand pour l’impression
        </Button>
      </li>
    </ul>
  );
}
