import { formatNumber, type ObjetScore } from '@bridge/contract';
import classes from './tris.module.css';

/** A table of objets with their ranks and scores. */
export function ScoresTable({ label, items }: { readonly label: string; readonly items: readonly ObjetScore[] }) {
  return (
    <div className={classes.scroll}>
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col" data-figures>
              Rang
            </th>
            <th scope="col">Objet</th>
            <th scope="col" data-figures>
              Score
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ id, nom, commune, rang, score }) => (
            <tr key={id}>
              <td data-figures>{formatNumber(rang)}</td>
              <th scope="row">
                {nom}
                {commune && <div className={classes.quiet}>{commune}</div>}
              </th>
              <td data-figures>{formatNumber(score)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
