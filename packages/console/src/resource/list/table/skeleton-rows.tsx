import { Skeleton, VisuallyHidden } from '@mantine/core';
import classes from './list-table.module.css';

interface Props {
  readonly ticks: boolean;
  readonly columns: number;
  readonly actions: boolean;
  readonly count: number;
}

/** The outline of rows that are loading, as high as the rows will be. */
export function SkeletonRows({ ticks, columns, actions, count }: Props) {
  return Array.from({ length: count }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: outlines have no identity but their rank.
    <tr key={row} className={classes.row} aria-hidden={row > 0}>
      {ticks && <td className={classes.select} />}
      <th scope="row" className={classes.title}>
        {row === 0 && <VisuallyHidden>Chargement…</VisuallyHidden>}
        <Skeleton height={10} width={`${45 + ((row * 17) % 40)}%`} />
      </th>
      {Array.from({ length: columns }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: outlines have no identity but their rank.
        <td key={column}>
          <Skeleton height={10} width={`${35 + (((row + column) * 23) % 45)}%`} />
        </td>
      ))}
      {actions && <td className={classes.actions} />}
    </tr>
  ));
}
