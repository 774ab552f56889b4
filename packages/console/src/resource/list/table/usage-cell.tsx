import { agree, type Resource } from '@bridge/contract';
import { Popover, Text, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { UsageList } from '../actions/usage-list.tsx';
import classes from './usage-cell.module.css';

interface Props {
  readonly resource: Resource;
  readonly id: number;
  readonly titre: string;
  readonly count: unknown;
}

/** The count of usages of a record; its button shows which ones. */
export function UsageCell({ resource, id, titre, count }: Props) {
  const [opened, setOpened] = useState(false);
  if (typeof count !== 'number' || count === 0) {
    return (
      <Text span c="dimmed">
        0
      </Text>
    );
  }
  const places = `${count} ${count > 1 ? 'endroits' : 'endroit'}`;
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      withinPortal
      width={320}
      position="bottom-start"
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <UnstyledButton
          className={classes.count}
          aria-label={`${titre} est ${agree(resource.noun, 'utilisé')} dans ${places}\u00a0: voir`}
          onClick={() => setOpened(!opened)}
        >
          {places}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown>{opened && <UsageList resource={resource} id={id} />}</Popover.Dropdown>
    </Popover>
  );
}
