import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconCopy, IconGripVertical } from '@tabler/icons-react';
import type { CSSProperties, KeyboardEventHandler } from 'react';
import { Act, RemoveItem } from './item-act.tsx';
import classes from './list.module.css';
import type { ListActions } from './use-list-items.ts';

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

type Sortable = ReturnType<typeof useSortable>;

/** The style and handlers that move an item, or make room for a moved one. */
export function useItemPlace(key: number): { readonly sortable: Sortable; readonly style: CSSProperties } {
  const sortable = useSortable({ id: key, attributes: { roleDescription: 'élément à déplacer' } });
  const { transform, transition, isDragging } = sortable;
  return {
    sortable,
    style: {
      ...(transform ? { transform: CSS.Translate.toString(transform) ?? '' } : {}),
      ...(transition ? { transition } : {}),
      ...(isDragging ? { zIndex: 1 } : {}),
    },
  };
}

interface HandleProps {
  readonly sortable: Sortable;
  readonly name: string;
  readonly id?: string;
  /** Whether the item is held, in a list that moves by keyboard in its own way. */
  readonly isHeld?: boolean;
  readonly onKeyDown?: KeyboardEventHandler;
  readonly onBlur?: () => void;
}

export function Handle({ sortable, name, id, isHeld, onKeyDown, onBlur }: HandleProps) {
  const { attributes, listeners, setActivatorNodeRef } = sortable;
  return (
    <ActionIcon
      ref={setActivatorNodeRef}
      variant="subtle"
      color="gray"
      className={classes.handle}
      aria-label={`Déplacer ${name}`}
      {...attributes}
      {...listeners}
      {...(id === undefined ? {} : { id })}
      {...(onKeyDown ? { onKeyDown, 'aria-pressed': isHeld ?? false } : {})}
      {...(onBlur ? { onBlur } : {})}
    >
      <IconGripVertical {...icon} />
    </ActionIcon>
  );
}

interface Props {
  /** Id of the list, which takes the focus when no item is left. */
  readonly listId: string;
  readonly itemKey: number;
  readonly rank: number;
  readonly count: number;
  readonly name: string;
  readonly actions: ListActions;
  /** Absent in a list where a copy would make no sense. */
  readonly mayDuplicate?: boolean;
}

/** The buttons of an item: they move it as a drag does, copy it and remove it. */
export function ItemButtons({ listId, itemKey, rank, count, name, actions, mayDuplicate }: Props) {
  return (
    <div className={classes.buttons}>
      <Act label={`Monter ${name}`} disabled={rank === 0} onAct={() => actions.move(itemKey, rank - 1)}>
        <IconArrowUp {...icon} />
      </Act>
      <Act label={`Descendre ${name}`} disabled={rank === count - 1} onAct={() => actions.move(itemKey, rank + 1)}>
        <IconArrowDown {...icon} />
      </Act>
      {mayDuplicate !== undefined && (
        <Act label={`Dupliquer ${name}`} disabled={!mayDuplicate} onAct={() => actions.duplicate(itemKey)}>
          <IconCopy {...icon} />
        </Act>
      )}
      <RemoveItem listId={listId} itemKey={itemKey} rank={rank} name={name} actions={actions} />
    </div>
  );
}
