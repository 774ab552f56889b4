import { type FocusEvent, type KeyboardEvent, useState } from 'react';

const ITEM = '[data-grid-item]';

/** One stop for the Tab key, arrows inside: how one goes through a grid of pictures without a mouse. */
export function useGridKeys(count: number) {
  const [current, setCurrent] = useState(0);
  return {
    // The last one where there are fewer than before: a grid is never out of reach.
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

/** Where a key leads from a place; nowhere beyond the edges. */
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

/** How many stand on the first line, as the browser has laid them out. */
function columnsOf(items: readonly HTMLElement[]): number {
  const top = items[0]?.getBoundingClientRect().top;
  const below = items.findIndex((item) => item.getBoundingClientRect().top !== top);
  return below < 0 ? items.length : below;
}
