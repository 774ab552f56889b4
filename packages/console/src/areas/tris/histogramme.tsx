import { type Barre, formatNumber } from '@bridge/contract';
import { Histogram } from '../../ui/histogram.tsx';
import classes from './tris.module.css';

/** The distribution of scores. */
export function Histogramme({ barres }: { readonly barres: readonly Barre[] }) {
  const [first, last] = [barres[0], barres.at(-1)];
  if (!first || !last) return null;
  return (
    <Histogram
      label={`Répartition des scores, de ${formatNumber(first.de)} à ${formatNumber(last.a)}`}
      ends={[formatNumber(first.de), formatNumber(last.a)]}
      bars={barres.map(({ de, a, nombre }) => ({
        key: `${de} ${a}`,
        title: `De ${formatNumber(de)} à ${formatNumber(a)}\u00a0: ${formatNumber(nombre)}`,
        value: nombre,
      }))}
      table={
        <table className={classes.table} aria-label="Répartition des scores">
          <thead>
            <tr>
              <th scope="col">Score</th>
              <th scope="col" data-figures>
                Objets
              </th>
            </tr>
          </thead>
          <tbody>
            {barres.map(({ de, a, nombre }) => (
              <tr key={`${de} ${a}`}>
                <th scope="row">{`de ${formatNumber(de)} à ${formatNumber(a)}`}</th>
                <td data-figures>{formatNumber(nombre)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      }
    />
  );
}
