import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon, Checkbox, UnstyledButton } from '@mantine/core';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import { stepProps } from '../step-props.ts';
import type { Column } from './column.rules.ts';
import classes from './columns-panel.module.css';

interface Props {
  readonly column: Column;
  readonly place: number;
  readonly last: boolean;
  readonly onMove: (to: number) => void;
  readonly onHide: () => void;
}

/** A shown column in the panel: a box hides it, a handle and arrows move it. */
export function ColumnLine({ column: { name, label }, place, last, onMove, onHide }: Props) {
  const { setNodeRef, transform, transition, attributes, listeners, isDragging } = useSortable({ id: name });
  const small = { variant: 'subtle', color: 'gray', size: 24 } as const;
  return (
    <li
      ref={setNodeRef}
      className={classes.line}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <UnstyledButton className={classes.handle} {...attributes} {...listeners} aria-label={`Déplacer ${label}`}>
        <IconGripVertical size={16} aria-hidden />
      </UnstyledButton>
      <Checkbox size="xs" flex={1} label={label} checked onChange={onHide} />
      <ActionIcon {...small} aria-label={`Monter ${label}`} {...stepProps(place === 0, () => onMove(place - 1))}>
        <IconArrowUp size={14} aria-hidden />
      </ActionIcon>
      <ActionIcon {...small} aria-label={`Descendre ${label}`} {...stepProps(last, () => onMove(place + 1))}>
        <IconArrowDown size={14} aria-hidden />
      </ActionIcon>
    </li>
  );
}
