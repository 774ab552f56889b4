import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  between,
  NOTHING_SELECTED,
  type Selectable,
  type Selected,
  shareOf,
  withAll,
  withoutAll,
} from './selection.rules.ts';

export interface Selection {
  readonly selected: Selected;
  /** How much of the page is ticked. */
  readonly share: 'all' | 'some' | 'none';
  /** Ticks a row or unticks it; `range` also takes all rows since the last ticked one. */
  readonly toggle: (id: number, range: boolean) => void;
  readonly togglePage: () => void;
  readonly replace: (rows: readonly Selectable[]) => void;
  readonly clear: () => void;
}

interface Ticked {
  /** The search of the ticked rows: they do not count in another search, which shows other rows. */
  readonly of: string;
  readonly selected: Selected;
  readonly last: number | null;
}

/** The ticked rows, kept from page to page and forgotten with the search. */
export function useSelection(search: string, rows: readonly Selectable[]): Selection {
  const [ticked, setTicked] = useState<Ticked>({ of: search, selected: NOTHING_SELECTED, last: null });
  const selected = ticked.of === search ? ticked.selected : NOTHING_SELECTED;
  const put = useCallback(
    (next: (before: Selected, last: number | null) => Selected, last: number | null = null) =>
      setTicked((before) => {
        const current = before.of === search ? before : { selected: NOTHING_SELECTED, last: null };
        return { of: search, selected: next(current.selected, current.last), last };
      }),
    [search],
  );
  // A ref to the rows keeps the functions the same while the rows change: a new function would draw every row again.
  const shown = useRef(rows);
  useLayoutEffect(() => {
    shown.current = rows;
  });
  const toggle = useCallback(
    (id: number, range: boolean) => {
      const page = shown.current;
      put((before, last) => {
        const touched = between(page, range && last !== null ? last : id, id);
        return before.has(id) ? withoutAll(before, touched) : withAll(before, touched);
      }, id);
    },
    [put],
  );
  const share = useMemo(() => shareOf(selected, rows), [selected, rows]);
  return {
    selected,
    share,
    toggle,
    togglePage: () => put((before) => (share === 'all' ? withoutAll(before, rows) : withAll(before, rows))),
    replace: (all) => put(() => withAll(NOTHING_SELECTED, all)),
    clear: () => put(() => NOTHING_SELECTED),
  };
}
