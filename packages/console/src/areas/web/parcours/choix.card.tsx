import type { ReactNode } from 'react';
import classes from './parcours.module.css';

interface Props {
  /** Name of the group of choices that exclude one another. */
  readonly name: string;
  readonly checked: boolean;
  readonly onCheck: () => void;
  readonly title: string;
  readonly aside?: ReactNode;
  /** A picture under the title, which chooses the card when pressed; fields, as children, do not. */
  readonly picture?: ReactNode;
  readonly children?: ReactNode;
}

/** A card that is one of several choices. */
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
