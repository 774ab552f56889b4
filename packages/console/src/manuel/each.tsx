import { Fragment, type ReactNode } from 'react';

/** Items of a page of the manual, which never changes while it is shown: their rank is who they are. */
export function each<T>(items: readonly T[], draw: (item: T) => ReactNode): ReactNode[] {
  // biome-ignore lint/suspicious/noArrayIndexKey: see above.
  return items.map((item, rank) => <Fragment key={rank}>{draw(item)}</Fragment>);
}
