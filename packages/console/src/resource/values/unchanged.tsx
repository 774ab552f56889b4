import classes from './value.module.css';

/** How many parts are as on the other side. */
export function Unchanged({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return <span className={classes.under}>{count === 1 ? '1 inchangé' : `${count} inchangés`}</span>;
}
