import { type ReactNode, useState } from 'react';
import classes from './fold.module.css';

interface Props {
  readonly title: ReactNode;
  readonly isOpenFirst?: boolean;
  /** Opens the fold each time it becomes true; the person may close it again. */
  readonly mustOpen?: boolean;
  /** Drawn while the fold is closed. */
  readonly whenClosed?: ReactNode;
  readonly children: ReactNode;
}

/** A fold for what few people need; its children are drawn once it is open. */
export function Fold({ title, isOpenFirst = false, mustOpen = false, whenClosed, children }: Props) {
  const [opened, setOpened] = useState(isOpenFirst || mustOpen);
  const [asked, setAsked] = useState(mustOpen);
  if (asked !== mustOpen) {
    setAsked(mustOpen);
    if (mustOpen) setOpened(true);
  }
  return (
    <>
      <details className={classes.fold} open={opened} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
        <summary>{title}</summary>
        {opened && <div className={classes.inside}>{children}</div>}
      </details>
      {!opened && whenClosed}
    </>
  );
}
