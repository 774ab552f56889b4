import { type Beginning, type Item, type ListField, mostOf, startsOf } from '@bridge/contract';
import { Button, Group, Menu, Text } from '@mantine/core';
import { IconArrowBackUp, IconPlus } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { ItemIcon } from './item-icon.tsx';

interface Props {
  readonly id: string;
  readonly list: ListField;
  readonly isFull: boolean;
  readonly mayAdd: boolean;
  /** The sentence that tells which item was just removed. */
  readonly gone: string | undefined;
  readonly onAdd: (item: Item) => void;
  readonly onUndo: () => void;
  /** A control that adds an item, in place of the button or the menu. */
  readonly children?: ReactNode;
}

/** The foot of a list: adds an item, and brings back the one just removed. */
export function ListFooter({ id, list, isFull, mayAdd, gone, onAdd, onUndo, children }: Props) {
  const { add = 'Ajouter' } = list.words;
  const starts = startsOf(list);
  const [only, second] = starts;
  const button = { id, variant: 'default', size: 'xs', disabled: isFull || !mayAdd } as const;
  const plus = <IconPlus size={14} aria-hidden />;
  return (
    <Group gap="sm">
      {children ??
        (second ? (
          <Menu position="bottom-start" transitionProps={{ duration: 0 }}>
            <Menu.Target>
              <Button {...button} leftSection={plus}>
                {add}
              </Button>
            </Menu.Target>
            <Menu.Dropdown mah={400} style={{ overflowY: 'auto' }}>
              <Starts list={list} starts={starts} onAdd={onAdd} />
            </Menu.Dropdown>
          </Menu>
        ) : (
          <Button {...button} leftSection={plus} onClick={() => only && onAdd(only.values)}>
            {add}
          </Button>
        ))}
      {isFull && (
        <Text size="xs" c="dimmed">
          {mostOf(list)}
        </Text>
      )}
      {gone && (
        <Group gap={4}>
          <Text>{gone}</Text>
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconArrowBackUp size={14} aria-hidden />}
            onClick={onUndo}
          >
            Annuler
          </Button>
        </Group>
      )}
    </Group>
  );
}

interface StartsProps extends Pick<Props, 'list' | 'onAdd'> {
  readonly starts: readonly Beginning[];
}

/** The ways to start an item, under their headings if they have some. */
function Starts({ list, starts, onAdd }: StartsProps) {
  const groups = [...new Set(starts.map(({ group }) => group))];
  return groups.map((group) => (
    <Fragment key={group ?? ''}>
      {group !== undefined && <Menu.Label>{group}</Menu.Label>}
      {starts
        .filter((start) => start.group === group)
        .map(({ form, label, values }) => {
          const icon = list.forms[form]?.icon;
          return (
            <Menu.Item
              key={`${form} ${label}`}
              leftSection={icon === undefined ? undefined : <ItemIcon name={icon} />}
              onClick={() => onAdd(values)}
            >
              {label}
            </Menu.Item>
          );
        })}
    </Fragment>
  ));
}
