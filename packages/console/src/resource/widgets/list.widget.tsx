import type { Field } from '@bridge/contract';
import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { VisuallyHidden } from '@mantine/core';
import { useCallback, useState } from 'react';
import { innerIdOf } from './control.ts';
import classes from './list.module.css';
import { innerOf, itemName, type ListField, onlyText } from './list.rules.ts';
import { announcementsFor, INSTRUCTIONS, upAndDown } from './list-drag.ts';
import { ListFooter } from './list-footer.tsx';
import { ListItem } from './list-item.tsx';
import { ListLine } from './list-line.tsx';
import { useListItems } from './use-list-items.ts';
import type { Widget, WidgetProps } from './widget.ts';

interface Props extends WidgetProps {
  readonly widgetFor: (field: Field) => Widget;
}

/** Ordered sub-records: cards, or lines where each is one text. Moved by hand, by keyboard or by buttons. */
export default function ListWidget({ field, ...props }: Props) {
  return field.kind === 'list' ? <Items {...props} list={field} /> : null;
}

interface ItemsProps extends Omit<Props, 'field'> {
  readonly list: ListField;
}

function Items({ id, path, list, value, onChange, inner, resource, widgetFor, hold }: ItemsProps) {
  const { items, keys, gone, news, actions } = useListItems({ list, value, onChange });
  // Those that were there are read by their titles; what is added is there to be filled in.
  const [folded, setFolded] = useState<ReadonlySet<number>>(() => new Set(keys.length > 1 ? keys : []));
  const wrong = keys.filter((key, rank) => folded.has(key) && Object.keys(innerOf(inner, rank)).length > 0);
  // Opened for good: what is being corrected must not close at the first letter, which takes the problem away.
  if (wrong.length > 0) setFolded(new Set([...folded].filter((key) => !wrong.includes(key))));
  const sensors = useSensors(
    // A click on the handle is not yet a move.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const line = onlyText(list.item);
  const isFull = items.length >= list.most;
  const nameOf = (key: number) => itemName(items[keys.indexOf(key)], list.itemTitle, keys.indexOf(key));

  const fold = useCallback(
    (key: number) =>
      setFolded((before) => new Set(before.has(key) ? [...before].filter((one) => one !== key) : [...before, key])),
    [],
  );
  const add = useCallback(
    (after?: number) => {
      if (isFull) return;
      const rank = actions.add(after);
      const first = Object.keys(list.item)[0] ?? '';
      // Once React has drawn it.
      setTimeout(() => document.getElementById(innerIdOf(id, `${rank}.${first}`))?.focus());
    },
    [actions, id, isFull, list],
  );

  const common = { id, path, list, resource, widgetFor, hold, actions, count: items.length, isFull };
  return (
    <div>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        modifiers={[upAndDown]}
        accessibility={{ announcements: announcementsFor(nameOf, keys), screenReaderInstructions: INSTRUCTIONS }}
        onDragEnd={({ active, over }) => over && actions.move(Number(active.id), keys.indexOf(Number(over.id)))}
      >
        <SortableContext items={[...keys]} strategy={verticalListSortingStrategy}>
          <ol className={classes.items}>
            {keys.map((key, rank) => {
              const own = { ...common, itemKey: key, rank, item: items[rank], inner: innerOf(inner, rank) };
              return line ? (
                <ListLine key={key} {...own} line={line} onAdd={add} />
              ) : (
                <ListItem key={key} {...own} isFolded={folded.has(key)} onFold={fold} />
              );
            })}
          </ol>
        </SortableContext>
      </DndContext>
      <ListFooter
        id={id}
        most={list.most}
        isFull={isFull}
        gone={gone?.name}
        onAdd={() => add()}
        onUndo={actions.undo}
      />
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </div>
  );
}
