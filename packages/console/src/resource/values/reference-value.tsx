import type { Names } from '@bridge/contract';
import { Skeleton } from '@mantine/core';
import { Dot } from './dot.tsx';
import { type Named, useNames } from './use-names.ts';
import classes from './value.module.css';

interface Props {
  readonly to: string;
  readonly ids: readonly number[];
  readonly names: Names | undefined;
  readonly chips?: boolean;
}

/** The records that a field refers to, by their names. */
export function ReferenceValue({ to, ids, names, chips = false }: Props) {
  const named = useNames(to, ids, names);
  return (
    <span className={chips ? classes.several : undefined}>
      {named.map((one) => (
        <span key={one.id} className={chips ? classes.chip : undefined}>
          <ReferenceName named={one} />
        </span>
      ))}
    </span>
  );
}

export function ReferenceName({ named: { name, choix } }: { readonly named: Named }) {
  if (name === undefined) return <Skeleton component="span" display="inline-block" width="6em" height="0.9em" />;
  return (
    <span className={classes.word}>
      {choix?.couleur && <Dot colour={choix.couleur} />}
      <span className={classes.cut}>{name}</span>
      {choix?.actif === false && <span className={classes.quiet}>archivé</span>}
    </span>
  );
}
