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

/** A button that cannot serve now keeps the focus: who moves an item to the end must not be thrown out of the list. */
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
  /** Of the list, to which the focus comes back when nothing else is left. */
  readonly listId: string;
  readonly itemKey: number;
  readonly rank: number;
  readonly name: string;
  readonly actions: ListActions;
}

export function RemoveItem({ listId, itemKey, rank, name, actions }: RemoveProps) {
  const remove = () => {
    actions.remove(itemKey);
    // The button is gone with its item: the next one takes its place.
    focusFirst([removeIdOf(listId, rank), removeIdOf(listId, rank - 1), listId]);
  };
  return (
    <Act id={removeIdOf(listId, rank)} label={`Retirer ${name}`} onAct={remove}>
      <IconTrash size={16} stroke={1.7} aria-hidden />
    </Act>
  );
}

const removeIdOf = (listId: string, rank: number) => innerIdOf(listId, `${rank}-remove`);
