import type { Tache } from '@bridge/contract';
import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useTacheActs } from '../../../shell/jobs/use-tache-acts.ts';
import classes from '../imports/parts/table.module.css';
import { TacheRow } from './tache-row.tsx';

const WAITING = ['a', 'b', 'c', 'd', 'e'];

/** The jobs, the newest first. Without items, their place. */
export function TachesTable({ items }: { readonly items: readonly Tache[] | undefined }) {
  const acts = useTacheActs();
  return (
    <div className={classes.region}>
      <table className={classes.table} aria-busy={items === undefined}>
        <thead>
          <tr>
            <th scope="col">Tâche</th>
            <th scope="col">État</th>
            <th scope="col">Demandée par</th>
            <th scope="col">Priorité</th>
            <th scope="col">Essais</th>
            <th scope="col">Durée</th>
            <th scope="col">Serveur</th>
            <th scope="col">Message</th>
            <th scope="col">
              <VisuallyHidden>Actions</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {items?.map((tache) => (
            <TacheRow key={tache.id} tache={tache} acts={acts} />
          ))}
          {!items &&
            WAITING.map((row) => (
              <tr key={row}>
                <td colSpan={9}>
                  <Skeleton height={28} />
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}
