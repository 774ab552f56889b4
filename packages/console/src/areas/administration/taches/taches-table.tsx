import type { Tache } from '@bridge/contract';
import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useTacheActs } from '../../../shell/jobs/use-tache-acts.ts';
import { TABLE_ROLES } from '../../../ui/table-roles.ts';
import classes from '../imports/parts/table.module.css';
import { TacheRow } from './tache-row.tsx';

const WAITING = ['a', 'b', 'c', 'd', 'e'];

/** The jobs, the newest first. Without items, their place. */
export function TachesTable({ items }: { readonly items: readonly Tache[] | undefined }) {
  const acts = useTacheActs();
  return (
    <div className={classes.region}>
      <table {...TABLE_ROLES.table} aria-label="Tâches" className={classes.table} aria-busy={items === undefined}>
        <thead {...TABLE_ROLES.group}>
          <tr {...TABLE_ROLES.row}>
            <th {...TABLE_ROLES.columnHeader}>Tâche</th>
            <th {...TABLE_ROLES.columnHeader}>État</th>
            <th {...TABLE_ROLES.columnHeader}>Demandée par</th>
            <th {...TABLE_ROLES.columnHeader}>Priorité</th>
            <th {...TABLE_ROLES.columnHeader}>Essais</th>
            <th {...TABLE_ROLES.columnHeader}>Durée</th>
            <th {...TABLE_ROLES.columnHeader}>Serveur</th>
            <th {...TABLE_ROLES.columnHeader}>Message</th>
            <th {...TABLE_ROLES.columnHeader}>
              <VisuallyHidden>Actions</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody {...TABLE_ROLES.group}>
          {items?.map((tache) => (
            <TacheRow key={tache.id} tache={tache} acts={acts} />
          ))}
          {!items &&
            WAITING.map((row) => (
              <tr {...TABLE_ROLES.row} key={row}>
                <td {...TABLE_ROLES.cell} colSpan={9}>
                  <Skeleton height={28} />
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}
