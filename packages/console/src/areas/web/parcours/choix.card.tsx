import type { ReactNode } from 'react';
import classes from './parcours.module.css';

interface Props {
  /** Of the choices that exclude one another. */
  readonly name: string;
  readonly checked: boolean;
  readonly onCheck: () => void;
  readonly title: string;
  readonly aside?: ReactNode;
  /** What stands under the title: a picture, which chooses when it is pressed, or fields, which do not. */
  readonly picture?: ReactNode;
  readonly children?: ReactNode;
}

/** One of several things to choose from. */
export function ChoixCard({ name, checked, onCheck, title, aside, picture, children }: Props) {
  return (
    <div className={classes.card} data-checked={checked || undefined}>
      <label className={classes.cardHead} data-stretched={children === undefined || undefined}>
        <input type="radio" name={name} checked={checked} onChange={onCheck} />
        <span className={classes.cardTitle}>{title}</span>
        {aside && <span className={classes.cardAside}>{aside}</span>}
      </label>
      {picture}
      {children}
    </div>
  );
}
