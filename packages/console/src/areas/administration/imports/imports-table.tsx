import type { Importation } from '@bridge/contract';
import { Skeleton } from '@mantine/core';
import { TABLE_ROLES } from '../../../ui/table-roles.ts';
import { ImportsRow } from './imports-row.tsx';
import classes from './parts/table.module.css';

const WAITING = ['a', 'b', 'c', 'd', 'e'];

/** The runs, the newest first. Without items, their place. */
export function ImportsTable({ items }: { readonly items: readonly Importation[] | undefined }) {
  const now = new Date();
  return (
    <div className={classes.region}>
      <table {...TABLE_ROLES.table} aria-label="Imports" className={classes.table} aria-busy={items === undefined}>
        <thead {...TABLE_ROLES.group}>
          <tr {...TABLE_ROLES.row}>
            <th {...TABLE_ROLES.columnHeader}>Flux</th>
            <th {...TABLE_ROLES.columnHeader}>Début</th>
            <th {...TABLE_ROLES.columnHeader}>Durée</th>
            <th {...TABLE_ROLES.columnHeader}>État</th>
            <th {...TABLE_ROLES.columnHeader}>Changements</th>
            <th {...TABLE_ROLES.columnHeader}>Volume</th>
            <th {...TABLE_ROLES.columnHeader}>Demandé par</th>
          </tr>
        </thead>
        <tbody {...TABLE_ROLES.group}>
          {items?.map((item) => (
            <ImportsRow key={item.id} item={item} now={now} />
          ))}
          {!items &&
            WAITING.map((row) => (
              <tr {...TABLE_ROLES.row} key={row}>
                <td {...TABLE_ROLES.cell} colSpan={7}>
                  <Skeleton height={28} />
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}
