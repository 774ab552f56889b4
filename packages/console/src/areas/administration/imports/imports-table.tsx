import type { Importation } from '@bridge/contract';
import { Skeleton } from '@mantine/core';
import { ImportsRow } from './imports-row.tsx';
import classes from './parts/table.module.css';

const WAITING = ['a', 'b', 'c', 'd', 'e'];

/** The runs, the newest first. Without items, their place. */
export function ImportsTable({ items }: { readonly items: readonly Importation[] | undefined }) {
  const now = new Date();
  return (
    <div className={classes.region}>
      <table className={classes.table} aria-busy={items === undefined}>
        <thead>
          <tr>
            <th scope="col">Flux</th>
            <th scope="col">Début</th>
            <th scope="col">Durée</th>
            <th scope="col">État</th>
            <th scope="col">Changements</th>
            <th scope="col">Volume</th>
            <th scope="col">Demandé par</th>
          </tr>
        </thead>
        <tbody>
          {items?.map((item) => (
            <ImportsRow key={item.id} item={item} now={now} />
          ))}
          {!items &&
            WAITING.map((row) => (
              <tr key={row}>
                <td colSpan={7}>
                  <Skeleton height={28} />
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}
