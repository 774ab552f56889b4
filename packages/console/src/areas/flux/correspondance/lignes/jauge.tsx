import classes from './jauge.module.css';

interface Props {
  /** The share in percent. */
  readonly taux: number;
  readonly name: string;
}

/** The share of records that have a value. Plain elements: there may be hundreds of gauges. */
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
