import { Button } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import classes from './histogram.module.css';

const [WIDTH, HEIGHT, GAP] = [400, 120, 2];

export interface Bar {
  readonly key: string;
  /** The words of the bar, shown to the pointer: « De 0 à 10 : 4 ». */
  readonly title: string;
  readonly value: number;
  /** A part of the value, drawn stronger before it. */
  readonly part?: number;
}

interface Props {
  /** The name of the drawing, for screen readers. */
  readonly label: string;
  readonly bars: readonly Bar[];
  /** The words under the first bar and under the last one. */
  readonly ends: readonly [string, string];
  readonly isLow?: boolean;
  /** The same numbers as a table, for people who prefer or need one. */
  readonly table: ReactNode;
}

/** A distribution as bars, and as a table one click away. */
export function Histogram({ label, bars, ends: [first, last], isLow = false, table }: Props) {
  const [asTable, setAsTable] = useState(false);
  const id = useId();
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const step = WIDTH / Math.max(1, bars.length);
  const gap = Math.min(GAP, step / 4);
  return (
    <div>
      <svg
        className={classes.drawing}
        data-low={isLow || undefined}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {bars.map(({ key, title, value, part }, rank) => {
          const place = { x: rank * step + gap / 2, width: step - gap };
          return (
            <g key={key}>
              <title>{title}</title>
              <rect
                className={classes.bar}
                data-pale={part !== undefined || undefined}
                {...place}
                {...upTo(value / most)}
              />
              {part !== undefined && <rect className={classes.bar} {...place} {...upTo(part / most)} />}
            </g>
          );
        })}
        <line className={classes.axis} x1={0} x2={WIDTH} y1={HEIGHT} y2={HEIGHT} />
      </svg>
      <div className={classes.ends} aria-hidden>
        <span>{first}</span>
        <span>{last}</span>
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
      <div id={id} className={classes.scroll}>
        {asTable && table}
      </div>
    </div>
  );
}

function upTo(share: number) {
  const height = share * (HEIGHT - GAP);
  return { y: HEIGHT - height, height };
}
