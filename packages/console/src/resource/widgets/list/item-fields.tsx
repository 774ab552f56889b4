import { type Field, formOf, type Item } from '@bridge/contract';
import { Text } from '@mantine/core';
import { Fold } from '../../../ui/fold.tsx';
import { innerIdOf } from '../control.ts';
import { LabelledWidget } from '../labelled-widget.tsx';
import type { WidgetProps } from '../widget.ts';
import { useWidgetFor } from '../widget-for.context.ts';
import classes from './list.module.css';
import { innerOf, type Part } from './list.rules.ts';
import type { ItemProps } from './list-item.props.ts';

interface Props extends Omit<ItemProps, 'item'> {
  readonly item: Item;
  readonly parts: readonly Part[];
  /** Reads a value of the form that holds the list. */
  readonly above: WidgetProps['valueOf'];
}

/** The fields of an open item: first those that are always in sight, then those under folds. */
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
          <FoldedRows key={fold} {...props} fold={fold} rows={rows} />
        ),
      )}
    </>
  );
}

/** Fields under a fold, which opens when one of them is wrong; closed again, the fold lists the errors. */
function FoldedRows({
  fold,
  rows,
  ...props
}: Omit<Props, 'parts'> & { readonly fold: string; readonly rows: Part['rows'] }) {
  const errors = rows.flat().flatMap(([name]) => errorsUnder(props.inner, name));
  return (
    <Fold title={fold} mustOpen={errors.length > 0} whenClosed={<Untold errors={errors} />}>
      <div className={classes.folded}>
        <Rows {...props} rows={rows} />
      </div>
    </Fold>
  );
}

const errorsUnder = (inner: Readonly<Record<string, string>>, name: string) =>
  Object.entries(inner).flatMap(([path, error]) => (path === name || path.startsWith(`${name}.`) ? [error] : []));

/** The errors of fields that are out of sight. */
export function Untold({ errors }: { readonly errors: readonly string[] }) {
  return [...new Set(errors)].map((error) => (
    <Text key={error} size="xs" c="var(--mantine-color-error)" className={classes.wrong}>
      {error}
    </Text>
  ));
}

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
      // Items have no identity: an item whose short name is empty when first drawn is a new one.
      isNew
      widget={widgetFor(field)}
    />
  );
}
