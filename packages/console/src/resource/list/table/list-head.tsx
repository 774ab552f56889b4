import { Checkbox, UnstyledButton, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import type { Column } from '../columns/column.rules.ts';
import { ledBy, titleColumn } from '../columns/column.rules.ts';
import { useHasActions, useListContext } from '../list.context.ts';
import { orderOf } from '../state/list-state.ts';
import heads from './list-head.module.css';
import classes from './list-table.module.css';
import { type Direction, directionOf, nextSort, startsDescending } from './sort.rules.ts';

export function ListHead() {
  const { resource, list, selection, rows, ticks } = useListContext();
  const hasActions = useHasActions();
  return (
    <thead>
      <tr aria-rowindex={1}>
        {ticks && (
          <td className={classes.select}>
            <Checkbox
              size="xs"
              aria-label="Sélectionner toutes les lignes de la page"
              checked={selection.share === 'all'}
              indeterminate={selection.share === 'some'}
              disabled={rows.items.length === 0}
              onChange={selection.togglePage}
            />
          </td>
        )}
        <HeadCell column={titleColumn(resource)} className={classes.title} />
        {ledBy(list.columns).others.map((column) => (
          <HeadCell key={column.name} column={column} />
        ))}
        {hasActions && (
          <td className={classes.actions}>
            <VisuallyHidden>Actions</VisuallyHidden>
          </td>
        )}
      </tr>
    </thead>
  );
}

interface CellProps {
  readonly column: Column;
  readonly className?: string | undefined;
}

function HeadCell({ column, className }: CellProps) {
  const { list } = useListContext();
  const { name, label, field, sortable } = column;
  const order = orderOf(list.state);
  const direction = directionOf(order, name);
  const sort = (event: MouseEvent) =>
    list.change({ sort: nextSort(order, name, startsDescending(field), event.shiftKey) });
  // Screen readers know of one sorted column: the other sort keys are told in the names of their buttons.
  const first = direction?.rank === 1 ? direction : null;
  return (
    <th
      scope="col"
      className={className}
      aria-sort={first ? (first.descending ? 'descending' : 'ascending') : undefined}
      data-figures={isFigure(field?.kind) || undefined}
    >
      {sortable ? (
        <UnstyledButton className={heads.sort} onClick={sort} title={`Trier par «\u00a0${label}\u00a0»`}>
          <span className={heads.label}>{label}</span>
          <SortMark direction={direction} alone={order.length === 1} />
        </UnstyledButton>
      ) : (
        <span className={heads.label}>{label}</span>
      )}
    </th>
  );
}

interface MarkProps {
  readonly direction: Direction | null;
  readonly alone: boolean;
}

function SortMark({ direction, alone }: MarkProps) {
  if (!direction) return <IconSelector size={14} aria-hidden className={heads.sortable} />;
  const Icon = direction.descending ? IconArrowDown : IconArrowUp;
  return (
    <>
      <Icon size={14} aria-hidden />
      {!alone && <span aria-hidden>{direction.rank}</span>}
      {direction.rank > 1 && (
        <VisuallyHidden>
          , {direction.rank}e clé de tri, {direction.descending ? 'décroissant' : 'croissant'}
        </VisuallyHidden>
      )}
    </>
  );
}

export function isFigure(kind: string | undefined): boolean {
  return kind === 'number' || kind === 'money';
}
