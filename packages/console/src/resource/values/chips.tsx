import type { ReactNode } from 'react';
import type { ValueProps } from '../widgets/widget.ts';
import classes from './value.module.css';

/** The most chips that a cell shows. */
const IN_A_LINE = 2;

interface Props<T> {
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string | number;
  readonly density: ValueProps['density'];
  readonly children: (item: T) => ReactNode;
}

/** Several words side by side: all of them, or the first ones and the count of the others. */
export function Chips<T>({ items, keyOf, density, children }: Props<T>) {
  const shown = density === 'line' ? items.slice(0, IN_A_LINE) : items;
  const more = items.length - shown.length;
  return (
    <span className={classes.several}>
      {shown.map((item) => (
        <span key={keyOf(item)} className={classes.chip}>
          {children(item)}
        </span>
      ))}
      {more > 0 && (
        <span className={classes.quiet}>
          et {more} autre{more > 1 ? 's' : ''}
        </span>
      )}
    </span>
  );
}
