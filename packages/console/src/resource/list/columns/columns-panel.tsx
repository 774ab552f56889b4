import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Button, Checkbox, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { useListContext } from '../list.context.ts';
import { availableColumns, moved, toggled } from './column.rules.ts';
import { ColumnLine } from './column-line.tsx';
import classes from './columns-panel.module.css';
import { announcements } from './drag.words.ts';

/** The chosen columns in their order, and those that may be added. */
export default function ColumnsPanel() {
  const { resource, list } = useListContext();
  const shown = list.chosen;
  const names = shown.map(({ name }) => name);
  const others = availableColumns(resource).filter(({ name }) => !names.includes(name));
  const labelOf = (name: string | number) => shown.find((column) => column.name === name)?.label ?? String(name);
  const sensors = useSensors(
    // A press becomes a drag after a few pixels, so that boxes and buttons still take clicks.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) list.setColumns(moved(names, String(active.id), names.indexOf(String(over.id))));
  };
  return (
    <Stack gap="xs">
      <Text size="xs" c="dimmed">
        Glissez une colonne, ou utilisez ses flèches, pour la déplacer.
      </Text>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={announcements(labelOf)}
      >
        <SortableContext items={names} strategy={verticalListSortingStrategy}>
          <ul className={classes.columns} aria-label="Colonnes montrées">
            {shown.map((column, place) => (
              <ColumnLine
                key={column.name}
                column={column}
                place={place}
                last={place === shown.length - 1}
                onMove={(to) => list.setColumns(moved(names, column.name, to))}
                onHide={() => list.setColumns(toggled(names, column.name))}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      {others.length > 0 && (
        <ul className={classes.columns} aria-label="Colonnes à ajouter">
          {others.map(({ name, label }) => (
            <li key={name} className={classes.line}>
              <Checkbox
                size="xs"
                label={label}
                checked={false}
                onChange={() => list.setColumns(toggled(names, name))}
              />
            </li>
          ))}
        </ul>
      )}
      <Button variant="subtle" size="compact-sm" onClick={() => list.setColumns(null)}>
        Rétablir les colonnes d’origine
      </Button>
    </Stack>
  );
}
