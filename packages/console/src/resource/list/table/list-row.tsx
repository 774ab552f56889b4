import { type AnyRecord, type ListedResource, type Names, USAGES } from '@bridge/contract';
import { Checkbox } from '@mantine/core';
import { memo } from 'react';
import { Link } from 'react-router';
import { FieldValue } from '../../values/field-value.tsx';
import { isWithheld } from '../../values/withheld.ts';
import type { RowChoice } from '../actions/row-choices.ts';
import { type Column, ledBy } from '../columns/column.rules.ts';
import type { Cells, ListFrame } from '../list-frame.ts';
import { isFigure } from './list-head.tsx';
import classes from './list-table.module.css';
import { RowMenu } from './row-menu.tsx';
import { UsageCell } from './usage-cell.tsx';

export interface RowProps {
  readonly resource: ListedResource;
  readonly record: AnyRecord;
  readonly titre: string;
  /** The address where the row opens; null where it does not open. */
  readonly to: string | null;
  /** Called before the row opens. */
  readonly onOpen: ((id: number) => void) | undefined;
  readonly ticks: boolean;
  readonly hasActions: boolean;
  readonly Icon: ListFrame['Icon'];
  /** The place of the row on the page, from 0. */
  readonly place: number;
  /** The place of the row among all results, from 1. */
  readonly rank: number;
  readonly columns: readonly Column[];
  readonly names: Names;
  readonly selected: boolean;
  readonly toggle: (id: number, range: boolean) => void;
  readonly choicesFor: (record: AnyRecord) => readonly RowChoice[];
  /** The cells that the area draws in its own way. */
  readonly cells: Cells;
  readonly measure: ((element: Element | null) => void) | undefined;
}

// Memoized: a tick draws one row again, not two hundred.
export const ListRow = memo(function ListRow(props: RowProps) {
  const {
    record,
    titre,
    to,
    onOpen,
    ticks,
    hasActions,
    Icon,
    place,
    rank,
    columns,
    selected,
    toggle,
    choicesFor,
    measure,
  } = props;
  const { lead, others } = ledBy(columns);
  return (
    <tr
      ref={measure}
      aria-rowindex={rank + 1}
      data-index={place}
      data-selected={selected || undefined}
      className={classes.row}
    >
      {ticks && (
        <td className={classes.select}>
          <Checkbox
            size="xs"
            aria-label={`Sélectionner ${titre}`}
            checked={selected}
            onChange={({ nativeEvent }) =>
              toggle(record.id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
            }
          />
        </td>
      )}
      <th scope="row" className={classes.title}>
        <span className={classes.name}>
          {lead && <Cell column={lead} {...props} />}
          {Icon && <Icon row={record} />}
          {to ? (
            <Link to={to} className={classes.link} title={titre} data-row-link onClick={() => onOpen?.(record.id)}>
              {titre}
            </Link>
          ) : (
            <span className={classes.link} title={titre}>
              {titre}
            </span>
          )}
        </span>
      </th>
      {others.map((column) => (
        <td
          key={column.name}
          data-figures={isFigure(column.field?.kind) || undefined}
          data-drawn={props.cells[column.name] !== undefined || undefined}
        >
          <Cell column={column} {...props} />
        </td>
      ))}
      {hasActions && (
        <td className={classes.actions}>
          <RowMenu titre={titre} choices={choicesFor(record)} beside={2} />
        </td>
      )}
    </tr>
  );
});

export function Cell({ column, resource, record, titre, names, cells }: RowProps & { readonly column: Column }) {
  if (column.field) {
    const Drawing = cells[column.name] ?? FieldValue;
    const value = isWithheld(column.field, record) ? null : record[column.name];
    return <Drawing field={column.field} value={value} record={record} names={names} density="line" />;
  }
  if (resource.kind !== 'collection') return null;
  return <UsageCell resource={resource} id={record.id} titre={titre} count={record[USAGES]} />;
}
