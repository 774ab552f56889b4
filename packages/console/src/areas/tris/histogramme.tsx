import { type Barre, formatNumber } from '@bridge/contract';
import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import classes from './tris.module.css';

const [WIDTH, HEIGHT, GAP] = [400, 120, 2];

/** How scores spread, drawn; and the same numbers as a table for who prefers or needs them. */
export function Histogramme({ barres }: { readonly barres: readonly Barre[] }) {
  const [asTable, setAsTable] = useState(false);
  const id = useId();
  const most = Math.max(1, ...barres.map(({ nombre }) => nombre));
  const step = WIDTH / Math.max(1, barres.length);
  const [first, last] = [barres[0], barres.at(-1)];
  if (!first || !last) return null;
  return (
    <div>
      <svg
        className={classes.histogram}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Répartition des scores, de ${formatNumber(first.de)} à ${formatNumber(last.a)}`}
      >
        {barres.map(({ de, a, nombre }, rank) => {
          const height = (nombre / most) * (HEIGHT - GAP);
          return (
            <rect
              key={`${de} ${a}`}
              className={classes.bar}
              x={rank * step + GAP / 2}
              y={HEIGHT - height}
              width={step - GAP}
              height={height}
            >
              <title>{`De ${formatNumber(de)} à ${formatNumber(a)}\u00a0: ${formatNumber(nombre)}`}</title>
            </rect>
          );
        })}
        <line className={classes.axis} x1={0} x2={WIDTH} y1={HEIGHT} y2={HEIGHT} />
      </svg>
      <div className={classes.ends} aria-hidden>
        <span>{formatNumber(first.de)}</span>
        <span>{formatNumber(last.a)}</span>
      </div>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-expanded={asTable}
        aria-controls={id}
        onClick={() => setAsTable(!asTable)}
      >
        {asTable ? 'Masquer le tableau' : 'Voir en tableau'}
      </Button>
      <div id={id}>
        {asTable && (
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
        )}
      </div>
    </div>
  );
}
