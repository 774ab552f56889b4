import classes from './jauge.module.css';

interface Props {
  /** In per cent. */
  readonly taux: number;
  readonly name: string;
}

/** How many records have a value. Drawn by hand: there may be hundreds. */
export function Jauge({ taux, name }: Props) {
  const shown = Math.round(taux);
  return (
    <span className={classes.gauge} role="img" aria-label={`${name}\u00a0: rempli à ${shown}\u00a0%`}>
      <span className={classes.bar} aria-hidden>
        <span style={{ inlineSize: `${shown}%` }} />
      </span>
      <span aria-hidden>{`${shown}\u00a0%`}</span>
    </span>
  );
}
