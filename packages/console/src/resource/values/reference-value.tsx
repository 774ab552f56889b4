import type { Names } from '@bridge/contract';
import { Skeleton } from '@mantine/core';
import { Dot } from '../../ui/dot.tsx';
import type { ValueProps } from '../widgets/widget.ts';
import { Chips } from './chips.tsx';
import { type Named, useNames } from './use-names.ts';
import classes from './value.module.css';

interface Props {
  readonly to: string;
  readonly ids: readonly number[];
  readonly names: Names | undefined;
  /** Absent for a field that holds at most one record. */
  readonly chips?: ValueProps['density'];
}

/** The names of the records that a field refers to. */
export function ReferenceValue({ to, ids, names, chips }: Props) {
  const named = useNames(to, ids, names);
  if (chips) {
    return (
      <Chips items={named} keyOf={({ id }) => id} density={chips}>
        {(one) => <ReferenceName named={one} />}
      </Chips>
    );
  }
  return named.map((one) => <ReferenceName key={one.id} named={one} />);
}

export function ReferenceName({ named: { name, choix, archived } }: { readonly named: Named }) {
  if (name === undefined) return <Skeleton component="span" display="inline-block" width="6em" height="0.9em" />;
  return (
    <span className={classes.word}>
      {choix?.couleur && <Dot colour={choix.couleur} />}
      <span className={classes.cut} title={name}>
        {name}
      </span>
      {archived && <span className={classes.quiet}>{archived}</span>}
    </span>
  );
}
