import { type Field, formOf, type Item } from '@bridge/contract';
import { Text } from '@mantine/core';
import { Fold } from '../../ui/fold.tsx';
import { innerIdOf } from './control.ts';
import { LabelledWidget } from './labelled-widget.tsx';
import classes from './list.module.css';
import { innerOf, type Part } from './list.rules.ts';
import type { ItemProps } from './list-item.props.ts';
import type { WidgetProps } from './widget.ts';
import { useWidgetFor } from './widget-for.context.ts';

interface Props extends Omit<ItemProps, 'item'> {
  readonly item: Item;
  readonly parts: readonly Part[];
  /** Reads the form that holds the list. */
  readonly above: WidgetProps['valueOf'];
}

/** The fields of an open item: what is always there, then what is under folds. */
export function ItemFields({ parts, ...props }: Props) {
  const help = formOf(props.list, props.item)?.help;
  return (
    <>
      {help && (
        <Text size="sm" c="dimmed">
          {help}
        </Text>
      )}
      {parts.map(({ fold, rows }) =>
        fold === undefined ? (
          <Rows key="" {...props} rows={rows} />
        ) : (
          <Fold key={fold} title={fold} mustOpen={rows.flat().some(([name]) => isWrong(props.inner, name))}>
            <div className={classes.folded}>
              <Rows {...props} rows={rows} />
            </div>
          </Fold>
        ),
      )}
    </>
  );
}

const isWrong = (inner: Readonly<Record<string, string>>, name: string) =>
  Object.keys(inner).some((path) => path === name || path.startsWith(`${name}.`));

function Rows({ rows, ...props }: Omit<Props, 'parts'> & { readonly rows: Part['rows'] }) {
  return rows.map((row) => {
    const fields = row.map(([name, field]) => <ItemField key={name} {...props} name={name} field={field} />);
    const [[first] = ['']] = row;
    return fields.length === 1 ? (
      fields
    ) : (
      <div key={first} className={classes.row}>
        {fields}
      </div>
    );
  });
}

function ItemField(props: Omit<Props, 'parts'> & { readonly name: string; readonly field: Field }) {
  const { id, path, resource, hold, actions, itemKey, rank, item, inner, name, field, above } = props;
  const widgetFor = useWidgetFor();
  return (
    <LabelledWidget
      id={innerIdOf(id, `${rank}.${name}`)}
      path={`${path}.${rank}.${name}`}
      field={field}
      value={item[name]}
      onChange={(value) => actions.edit(itemKey, { [name]: value })}
      assign={(changes) => actions.edit(itemKey, changes)}
      error={inner[name]}
      inner={innerOf(inner, name)}
      readOnly={field.readOnly ?? false}
      resource={resource}
      valueOf={(other) => (other in item ? item[other] : above(other))}
      hold={hold}
      // Items have no identity: one whose short name is empty when it is drawn is a new one.
      isNew
      widget={widgetFor(field)}
    />
  );
}
