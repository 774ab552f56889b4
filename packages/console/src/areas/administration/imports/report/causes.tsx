import { Text } from '@mantine/core';
import classes from './report.module.css';
import type { Cause } from './report.ts';

interface Props {
  readonly causes: readonly Cause[];
  readonly none: string;
}

/** Grouped by cause, the most frequent first, each with a few of the records that it struck. */
export function Causes({ causes, none }: Props) {
  if (causes.length === 0) return <Text c="dimmed">{none}</Text>;
  return (
    <ul className={classes.causes}>
      {causes.map(({ message, nombre, exemples }) => (
        <li key={message}>
          <details>
            <summary>
              <span className={classes.count}>{new Intl.NumberFormat('fr').format(nombre)}</span>
              <span>{message}</span>
            </summary>
            <ul className={classes.samples}>
              {exemples.map(({ identifiant, position, valeur }) => (
                <li key={`${identifiant} ${position} ${valeur}`}>
                  <span className={classes.name}>{identifiant ?? 'Sans identifiant'}</span>
                  <span className={classes.quiet}>{position}</span>
                  {valeur && <code className={classes.value}>{valeur}</code>}
                </li>
              ))}
            </ul>
            {nombre > exemples.length && exemples.length > 0 && (
              <p
                className={classes.quiet}
              >{`${exemples.length} sur ${new Intl.NumberFormat('fr').format(nombre)}, à titre d’exemple.`}</p>
            )}
          </details>
        </li>
      ))}
    </ul>
  );
}
