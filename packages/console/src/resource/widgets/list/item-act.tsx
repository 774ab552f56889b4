import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { focusFirst, innerIdOf } from '../control.ts';
import type { ListActions } from './use-list-items.ts';

interface ActProps {
  readonly id?: string;
  readonly label: string;
  readonly disabled?: boolean;
  readonly onAct: () => void;
  readonly children: ReactNode;
}

/** A button of an item. A button that cannot act keeps the focus: moving an item to the end must not lose it. */
export function Act({ id, label, disabled = false, onAct, children }: ActProps) {
  return (
    <ActionIcon
      {...(id ? { id } : {})}
      variant="subtle"
      color="gray"
      aria-label={label}
      aria-disabled={disabled}
      {...(disabled ? { 'data-disabled': true } : {})}
      onClick={() => disabled || onAct()}
    >
      {children}
    </ActionIcon>
  );
}

interface RemoveProps {
  /** Id of the list, which takes the focus when no item is left. */
  readonly listId: string;
  readonly itemKey: number;
  readonly rank: number;
  readonly name: string;
  readonly actions: ListActions;
}

export function RemoveItem({ listId, itemKey, rank, name, actions }: RemoveProps) {
  const remove = () => {
    actions.remove(itemKey);
    // The button has gone with its item: the button of the next item takes the focus.
    focusFirst([removeIdOf(listId, rank), removeIdOf(listId, rank - 1), listId]);
  };
  return (
    <Act id={removeIdOf(listId, rank)} label={`Retirer ${name}`} onAct={remove}>
      <IconTrash size={16} stroke={1.7} aria-hidden />
    </Act>
  );
}

const removeIdOf = (listId: string, rank: number) => innerIdOf(listId, `${rank}-remove`);
