import type { HistoryEntry, Names, Resource } from '@bridge/contract';
import { Button, Group, Text } from '@mantine/core';
import { momentOf } from '../moments.ts';
import { ChangeList } from './change-list.tsx';
import classes from './changes.module.css';
import { ACTION_NAMES, authorOf } from './history.rules.ts';

interface Props {
  readonly entry: HistoryEntry;
  readonly names: Names;
  readonly resource: Pick<Resource, 'fields'>;
  /** Absent when this version cannot be restored: it is the last one, or the person may only read. */
  readonly onRestore: ((numero: number) => void) | undefined;
}

export function HistoryVersion({ entry, names, resource, onRestore }: Props) {
  const { numero, le, action, changements } = entry;
  return (
    <article className={classes.version} aria-label={`Version ${numero}`}>
      <Group justify="space-between" gap="xs" align="flex-start" wrap="nowrap">
        <div>
          <Text size="sm" fw={550}>
            {ACTION_NAMES[action]}
          </Text>
          <Text size="xs" c="dimmed">
            Version {numero} · {authorOf(entry)} · <time dateTime={le}>{momentOf(new Date(le), new Date())}</time>
          </Text>
        </div>
        {onRestore && (
          <Button size="compact-sm" variant="default" flex="none" onClick={() => onRestore(numero)}>
            Revenir à cette version
          </Button>
        )}
      </Group>
      <ChangeList resource={resource} changes={changements} names={names} before="Avant" after="Après" />
    </article>
  );
}
