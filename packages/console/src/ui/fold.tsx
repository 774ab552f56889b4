import { type ReactNode, useState } from 'react';
import classes from './fold.module.css';

interface Props {
  readonly title: ReactNode;
  readonly isOpenFirst?: boolean;
  /** Opens it when it becomes true, whatever it was. It may be closed again. */
  readonly mustOpen?: boolean;
  /** What stands in the place of what is folded. */
  readonly whenClosed?: ReactNode;
  readonly children: ReactNode;
}

/** What few need, one click away. It is not drawn before. */
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
