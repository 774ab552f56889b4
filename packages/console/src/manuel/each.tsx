import { Fragment, type ReactNode } from 'react';

/** Draws items of a page of the manual, which never changes while it is shown: their rank serves as key. */
export function each<T>(items: readonly T[], draw: (item: T) => ReactNode): ReactNode[] {
  // biome-ignore lint/suspicious/noArrayIndexKey: a page of the manual never changes while it is shown.
  return items.map((item, rank) => <Fragment key={rank}>{draw(item)}</Fragment>);
}
