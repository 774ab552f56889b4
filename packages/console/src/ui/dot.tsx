import classes from './dot.module.css';

interface Props {
  /** A name of the theme (`green`) or a colour (`#1da2df`). */
  readonly colour: string;
}

/** The colour of a state or of a record, always beside its word. */
export function Dot({ colour }: Props) {
  const background = colour.startsWith('#') ? colour : `var(--mantine-color-${colour}-filled)`;
  return <span className={classes.dot} style={{ background }} aria-hidden />;
}
