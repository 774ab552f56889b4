import { type FocusEvent, type KeyboardEvent, useState } from 'react';

const ITEM = '[data-grid-item]';

/** The keys of a grid of pictures: Tab stops once in the grid, arrows move inside. */
export function useGridKeys(count: number) {
  const [current, setCurrent] = useState(0);
  return {
    // In a grid that has shrunk, the last item takes the focus, so that Tab always reaches the grid.
    tabIndexOf: (place: number) => (place === Math.min(current, count - 1) ? 0 : -1),
    grid: {
      onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
        const place = placeOf(target, itemsIn(currentTarget));
        if (place >= 0) setCurrent(place);
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const items = itemsIn(event.currentTarget);
        const place = placeOf(event.target, items);
        const next = place < 0 ? undefined : items[placeAfter(event.key, place, columnsOf(items), items.length)];
        if (!next || next === event.target) return;
        event.preventDefault();
        next.focus();
      },
    },
  };
}

/** The place where a key leads from a place; the same place beyond the edges. */
export function placeAfter(key: string, place: number, columns: number, count: number): number {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: place + 1,
    ArrowLeft: place - 1,
    ArrowDown: place + columns,
    ArrowUp: place - columns,
    Home: 0,
    End: count - 1,
  };
  const next = steps[key] ?? place;
  return next < 0 || next >= count ? place : next;
}

function placeOf(target: EventTarget, items: readonly HTMLElement[]): number {
  return target instanceof HTMLElement ? items.indexOf(target) : -1;
}

function itemsIn(grid: HTMLElement): HTMLElement[] {
  return [...grid.querySelectorAll<HTMLElement>(ITEM)];
}

/** The count of items on the first line, as the browser has laid them out. */
function columnsOf(items: readonly HTMLElement[]): number {
  const top = items[0]?.getBoundingClientRect().top;
  const below = items.findIndex((item) => item.getBoundingClientRect().top !== top);
  return below < 0 ? items.length : below;
}
