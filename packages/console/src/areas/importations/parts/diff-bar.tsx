import type { Compteurs } from '@bridge/contract';
import { partText, sharesOf, type Temps } from '../../../catalogue/importation/importation.rules.ts';
import classes from './diff-bar.module.css';

interface Props {
  readonly compteurs: Compteurs;
  readonly temps: Temps;
  readonly size?: 'line' | 'large';
}

/** The counts of an import as a bar of colours, with the same in words below. */
export function DiffBar({ compteurs, temps, size = 'line' }: Props) {
  const shares = sharesOf(compteurs);
  if (shares.length === 0) return <span className={classes.legend}>Rien à compter</span>;
  return (
    <div className={classes.diff} data-size={size}>
      <div className={classes.bar} aria-hidden>
        {shares.map(({ part, share }) => (
          <span
            key={part.compteur}
            style={{ width: `${share}%`, background: `var(--mantine-color-${part.colour}-filled)` }}
            data-part={part.compteur}
          />
        ))}
      </div>
      <ul className={classes.legend}>
        {shares.map(({ part, count }) => (
          <li key={part.compteur}>{partText(part, count, temps)}</li>
        ))}
      </ul>
    </div>
  );
}
