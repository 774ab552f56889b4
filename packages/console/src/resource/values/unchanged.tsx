import classes from './value.module.css';

/** The count of the parts that are the same on both sides. */
export function Unchanged({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return <span className={classes.under}>{count === 1 ? '1 inchangé' : `${count} inchangés`}</span>;
}
