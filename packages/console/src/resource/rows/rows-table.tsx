import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { TABLE_ROLES } from '../../ui/table-roles.ts';
import classes from './table.module.css';

interface Props<T> {
  readonly label: string;
  /** What stands above each column; of one that is only seen by its buttons, a hidden word. */
  readonly columns: readonly { readonly name: string; readonly head: ReactNode }[];
  /** None yet: their place is kept. */
  readonly items: readonly T[] | undefined;
  readonly row: (item: T) => ReactNode;
}

const WAITING = ['a', 'b', 'c', 'd', 'e'];

/** A list that follows what happens, the newest first. */
export function RowsTable<T>({ label, columns, items, row }: Props<T>) {
  return (
    <div className={classes.region}>
      <table {...TABLE_ROLES.table} aria-label={label} className={classes.table} aria-busy={items === undefined}>
        <thead {...TABLE_ROLES.group}>
          <tr {...TABLE_ROLES.row}>
            {columns.map(({ name, head }) => (
              <th {...TABLE_ROLES.columnHeader} key={name}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...TABLE_ROLES.group}>
          {items?.map(row)}
          {!items &&
            WAITING.map((name) => (
              <tr {...TABLE_ROLES.row} key={name}>
                <td {...TABLE_ROLES.cell} colSpan={columns.length}>
                  <Skeleton height={28} />
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}

/** Columns that are called what stands above them. */
export const columnsOf = (...names: readonly string[]) => names.map((name) => ({ name, head: name }));
