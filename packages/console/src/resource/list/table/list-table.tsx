import { countOf } from '@bridge/contract';
import { VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { type Column, ledBy, titleColumn } from '../columns/column.rules.ts';
import { useHasActions, useListContext } from '../list.context.ts';
import { ListHead } from './list-head.tsx';
import { ListRow } from './list-row.tsx';
import classes from './list-table.module.css';
import { SkeletonRows } from './skeleton-rows.tsx';
import { useRegionScroll } from './use-region-scroll.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useRowList } from './use-row-list.tsx';
import { type Draw, MOST_DRAWN, VirtualTableRows } from './virtual-rows.tsx';

/** Widths in rem of the column of boxes and of the column of actions. */
const SELECT = 2.5;
const ACTIONS = 6.5;

export function ListTable() {
  const { resource, list, rows, ticks } = useListContext();
  const select = ticks ? SELECT : 0;
  const actions = useHasActions() ? ACTIONS : 0;
  // A state rather than a ref: rows known at once are drawn before the region that they scroll in exists.
  const [region, setRegion] = useState<HTMLDivElement | null>(null);
  const entries = useRowList();
  const keys = useRowKeys(region, entries);
  useRegionScroll(region, JSON.stringify(list.state), rows.total !== undefined && !rows.stale);
  const draw: Draw = (place, measure) => {
    const entry = entries[place];
    return entry && <ListRow key={entry.record.id} {...entry} measure={measure} />;
  };
  const { others } = ledBy(list.columns);
  const { width: share, least } = shared([titleColumn(resource), ...others], select + actions);
  return (
    // The keys move between rows whose own controls stay what they are.
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to its rows, and is no control itself.
    <div ref={setRegion} className={classes.region} data-stale={rows.stale || undefined} onKeyDown={keys}>
      <table
        className={classes.table}
        style={{ minWidth: `${least}rem` }}
        aria-rowcount={rows.plus ? -1 : (rows.total ?? 0) + 1}
        aria-busy={rows.fetching}
      >
        <VisuallyHidden component="caption">
          {resource.noun.many}
          {rows.total === undefined ? '' : `, ${countOf(resource.noun, rows.total, rows.plus)}`}
        </VisuallyHidden>
        <colgroup>
          {ticks && <col style={{ width: `${SELECT}rem` }} />}
          <col />
          {others.map(({ name, width, least: narrow }) => (
            <col key={name} style={{ width: share(width, narrow) }} />
          ))}
          {actions > 0 && <col style={{ width: `${ACTIONS}rem` }} />}
        </colgroup>
        <ListHead />
        <tbody>
          {rows.total === undefined ? (
            <SkeletonRows
              ticks={ticks}
              columns={others.length}
              actions={actions > 0}
              count={Math.min(list.state.itemsPerPage, 12)}
            />
          ) : entries.length > MOST_DRAWN ? (
            <VirtualTableRows region={region} count={entries.length} height={rowHeight()} draw={draw} />
          ) : (
            entries.map((_, place) => draw(place))
          )}
        </tbody>
      </table>
    </div>
  );
}

/** The share of its width that a column may grow by where there is room: half of what the name would take alone. */
const MOST_GROWTH = 0.6;

/**
 * The widths of the columns. In a region narrower than them, each gives up its part down to its least: the table goes sideways
 * only once all have. In a wider region, columns of words grow beside the name. `100cqi` is the width of the region.
 */
function shared(columns: readonly Column[], fixed: number) {
  const sum = (measure: 'width' | 'least') => columns.reduce((total, column) => total + column[measure], 0);
  const [widths, leasts] = [sum('width'), sum('least')];
  const spare = widths - leasts;
  return {
    least: leasts + fixed,
    width: (width: number, least: number): string => {
      if (width === least || spare === 0) return `${width}rem`;
      const part = ((width - least) / spare).toFixed(4);
      const shown = `clamp(${least}rem, ${least}rem + (100cqi - ${leasts + fixed}rem) * ${part}, ${width}rem)`;
      const most = (width * MOST_GROWTH).toFixed(2);
      return `calc(${shown} + clamp(0rem, (100cqi - ${widths + fixed}rem) * 0.5 * ${part}, ${most}rem))`;
    },
  };
}

/** The height of a row as the style sheet sets it; the browser measures the rows that are drawn. */
function rowHeight(): number {
  const root = getComputedStyle(document.documentElement);
  const scale = Number(root.getPropertyValue('--mantine-scale')) || 1;
  return 2.5 * (Number.parseFloat(root.fontSize) || 16) * scale;
}
