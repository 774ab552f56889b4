import type { Field } from '@bridge/contract';
import { Text, VisuallyHidden } from '@mantine/core';
import { memo } from 'react';
import { entriesIn } from '../../values/read.ts';
import { innerIdOf } from '../control.ts';
import { useWidgetFor } from '../widget-for.context.ts';
import classes from './list.module.css';
import { itemName } from './list.rules.ts';
import type { ItemProps } from './list-item.props.ts';
import { Handle, ItemButtons, useItemPlace } from './list-moves.tsx';

interface Props extends ItemProps {
  readonly line: { readonly name: string; readonly field: Field };
  readonly onAdd: (after: number) => void;
}

/** A sub-record of one text, drawn as a line. Enter adds the next line. */
export const ListLine = memo(function ListLine(props: Props) {
  const { id, path, list, names, line, resource, actions, itemKey, rank, count, item, inner, onAdd } = props;
  const { sortable, style } = useItemPlace(itemKey);
  const name = itemName(list, item, names, rank);
  const values = entriesIn(item);
  const controlId = innerIdOf(id, `${rank}.${line.name}`);
  const errorId = `${controlId}-error`;
  const error = inner[line.name];
  const Control = useWidgetFor()(line.field);
  return (
    <li ref={sortable.setNodeRef} style={style} className={classes.line}>
      <div className={classes.head}>
        <Handle sortable={sortable} name={name} />
        <VisuallyHidden>
          <label htmlFor={controlId}>
            {line.field.label} {rank + 1}
          </label>
        </VisuallyHidden>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: only listens to the keys typed in the input inside it. */}
        <div
          className={classes.control}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            onAdd(itemKey);
          }}
        >
          <Control
            id={controlId}
            path={`${path}.${rank}.${line.name}`}
            field={line.field}
            value={values[line.name]}
            onChange={(value) => actions.edit(itemKey, { [line.name]: value })}
            error={error}
            inner={inner}
            readOnly={false}
            resource={resource}
            describedBy={error ? errorId : undefined}
            valueOf={(other) => values[other]}
          />
        </div>
        <ItemButtons listId={id} {...{ itemKey, rank, count, name, actions }} />
      </div>
      {error && (
        <Text size="xs" c="var(--mantine-color-error)" id={errorId}>
          {error}
        </Text>
      )}
    </li>
  );
});
