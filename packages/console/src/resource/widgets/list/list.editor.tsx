import { fieldsOf, type Item, type ListField, type Names, startsOf } from '@bridge/contract';
import { DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Text, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { FieldValue } from '../../values/field-value.tsx';
import { useReferredNames } from '../../values/use-names.ts';
import { focusFirst, innerIdOf } from '../control.ts';
import type { WidgetProps } from '../widget.ts';
import classes from './list.module.css';
import { firstFieldOf, innerOf, isPlain, itemName, onlyText } from './list.rules.ts';
import { announcementsFor, INSTRUCTIONS, passed, stepByStep, upAndDown } from './list-drag.ts';
import { ListFooter } from './list-footer.tsx';
import type { ItemLook } from './list-item.props.ts';
import { ListItem } from './list-item.tsx';
import { ListLine } from './list-line.tsx';
import { useListItems } from './use-list-items.ts';

interface Props extends Omit<WidgetProps, 'field'>, ItemLook {
  readonly list: ListField;
  /** The names that the titles of items need, besides those of the records that the items refer to. */
  readonly names?: Names;
  /** A control that adds an item, in place of the button or the menu. */
  readonly adding?: (add: (item: Item) => void, isFull: boolean) => ReactNode;
  /** Called once an item was added, with its rank. */
  readonly onAdd?: (rank: number) => void;
  /** Values of an added item, besides those that its form starts with. */
  readonly startWith?: Item;
  /** False while something else must be chosen first. */
  readonly mayAdd?: boolean;
  /** An added item opens at once, to be filled in. */
  readonly opensNew?: boolean;
  /** False in a list where the same item cannot stand twice. */
  readonly mayDuplicate?: boolean;
}

// Constants: other objects would be other sensors, and every item would be drawn again.
/** A press on the handle becomes a drag after a few pixels. */
const POINTER = { activationConstraint: { distance: 4 } };
const KEYBOARD = { coordinateGetter: stepByStep };

/**
 * Ordered sub-records that read as words and open to be changed, moved by hand, keyboard or buttons. Typing in one
 * draws that one alone, provided that what an area draws of items (`aside`, `under`…) stays the same function.
 */
export function ListEditor(props: Props) {
  const { id, path, list, value, onChange, inner, resource, hold, readOnly, valueOf: above, ...own } = props;
  const { adding, onAdd, startWith, mayAdd = true, opensNew = true, mayDuplicate = true } = own;
  const { adapt, isOff, drawing, aside, intro, note, under } = own;
  const look = useMemo(
    () => ({ adapt, isOff, drawing, aside, intro, note, under }),
    [adapt, isOff, drawing, aside, intro, note, under],
  );
  const names = useReferredNames(list, value, own.names);
  const { items, keys, gone, news, actions } = useListItems({ list, names, value, onChange });
  // Known items are folded under their titles; added items are open, to be filled in.
  const [opened, setOpened] = useState<ReadonlySet<number>>(
    () => new Set(keys.length === 1 && isPlain(list) ? keys : []),
  );
  const [awaited, setAwaited] = useState<number | null>(null);
  const asked = awaited === null ? undefined : keys[awaited];
  const wrong = keys.filter((key, rank) => !opened.has(key) && Object.keys(innerOf(inner, rank)).length > 0);
  if (asked !== undefined) setAwaited(null);
  // A wrong item stays open: closing at the first letter, which clears the error, would take the field away.
  if (wrong.length > 0 || asked !== undefined)
    setOpened(new Set([...opened, ...wrong, ...(asked === undefined ? [] : [asked])]));
  const sensors = useSensors(useSensor(PointerSensor, POINTER), useSensor(KeyboardSensor, KEYBOARD));
  const sorted = useMemo(() => [...keys], [keys]);
  const line = onlyText(list);
  const isFull = items.length >= list.most;
  const nameOf = (key: number) => itemName(list, items[keys.indexOf(key)], names, keys.indexOf(key));

  const fold = useCallback(
    (key: number) =>
      setOpened((before) => new Set(before.has(key) ? [...before].filter((one) => one !== key) : [...before, key])),
    [],
  );
  const add = useCallback(
    (item: Item, after?: number) => {
      if (isFull) return;
      const rank = actions.add(item, after);
      onAdd?.(rank);
      // An added item that needs nothing more leaves the focus on the control that adds the next one.
      if (!opensNew) return;
      setAwaited(rank);
      const first = firstFieldOf(fieldsOf(list, item));
      // The first field of the item takes the focus, or its title if that field cannot.
      focusFirst([innerIdOf(id, `${rank}.${first}`), innerIdOf(id, String(rank))]);
    },
    [actions, id, isFull, list, onAdd, opensNew],
  );
  const copy = useCallback(
    (key: number) => {
      const rank = actions.duplicate(key);
      setAwaited(rank);
      return rank;
    },
    [actions],
  );
  const undo = () => {
    const rank = actions.undo();
    // The title of the item takes the focus, or its only field when it is a line.
    if (rank !== null) focusFirst([innerIdOf(id, String(rank)), innerIdOf(id, `${rank}.${line?.name}`)]);
  };
  const acts = useMemo(() => ({ ...actions, duplicate: copy }), [actions, copy]);
  const addLine = useCallback((after: number) => add(startsOf(list)[0]?.values ?? {}, after), [add, list]);

  if (readOnly)
    return (
      <output id={id} tabIndex={-1}>
        <FieldValue field={{ ...list, widget: '' }} value={value} names={own.names} density="full" />
      </output>
    );
  const common = {
    id,
    path,
    list,
    names,
    resource,
    hold,
    actions: acts,
    count: items.length,
  };
  return (
    <div id={id} tabIndex={-1} className={classes.editor}>
      <DndContext
        sensors={sensors}
        collisionDetection={passed}
        modifiers={[upAndDown]}
        accessibility={{ announcements: announcementsFor(nameOf, keys), screenReaderInstructions: INSTRUCTIONS }}
        onDragEnd={({ active, over }) => over && actions.move(Number(active.id), keys.indexOf(Number(over.id)))}
      >
        <SortableContext items={sorted} strategy={verticalListSortingStrategy}>
          <ol className={classes.items}>
            {keys.map((key, rank) => {
              const one = { ...common, itemKey: key, rank, item: items[rank], inner: innerOf(inner, rank) };
              return line ? (
                <ListLine key={key} {...one} line={line} onAdd={addLine} />
              ) : (
                <ListItem
                  key={key}
                  {...one}
                  look={look}
                  above={above}
                  mayDuplicate={mayDuplicate ? !isFull : undefined}
                  isOpen={opened.has(key)}
                  onFold={fold}
                />
              );
            })}
          </ol>
        </SortableContext>
      </DndContext>
      {items.length === 0 && list.words.none && (
        <Text size="sm" c="dimmed" mb="xs">
          {list.words.none}
        </Text>
      )}
      <ListFooter
        id={innerIdOf(id, 'add')}
        list={list}
        isFull={isFull}
        mayAdd={mayAdd}
        gone={gone?.words}
        onAdd={(item) => add({ ...item, ...startWith })}
        onUndo={undo}
      >
        {adding?.(add, isFull)}
      </ListFooter>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </div>
  );
}
