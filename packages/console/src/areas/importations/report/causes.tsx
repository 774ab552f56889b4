import { formatNumber } from '@bridge/contract';
import { Text } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Cause } from '../../../catalogue/importation/report.ts';
import classes from './report.module.css';

interface Props<C extends Cause> {
  readonly causes: readonly C[];
  readonly none: string;
  readonly keyOf?: (cause: C) => string;
  /** Says more of a cause than its name. */
  readonly about?: (cause: C) => string;
  readonly action?: (cause: C) => ReactNode;
}

/** The causes, the most frequent first, each with a few of the records concerned. */
export function Causes<C extends Cause>({ causes, none, keyOf, about, action }: Props<C>) {
  if (causes.length === 0) return <Text c="dimmed">{none}</Text>;
  return (
    <ul className={classes.causes}>
      {causes.map((cause) => (
        <li key={keyOf?.(cause) ?? cause.message} className={classes.cause}>
          <details>
            <summary>
              <IconChevronRight size={16} className={classes.chevron} aria-hidden />
              <span className={classes.count}>{formatNumber(cause.nombre)}</span>
              <span>
                {cause.dit} {about && <span className={classes.quiet}>{about(cause)}</span>}
              </span>
            </summary>
            <Samples cause={cause} />
          </details>
          {action?.(cause)}
        </li>
      ))}
    </ul>
  );
}

function Samples({ cause: { nombre, exemples } }: { readonly cause: Cause }) {
  return (
    <>
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
        <p className={classes.quiet}>{`${exemples.length} sur ${formatNumber(nombre)}, à titre d’exemple.`}</p>
      )}
    </>
  );
}
