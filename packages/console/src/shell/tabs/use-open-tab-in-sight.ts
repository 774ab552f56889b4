import { type RefObject, useEffect, useRef } from 'react';

/** In pixels: the arrows, which lie over the ends, and a little air. */
const UNDER_ARROWS = 48;

/**
 * Keeps the open tab between the arrows of the strip: when another opens or closes, when a title comes and makes its tab wider, when the window
 * gets narrower. Only the strip moves: what is scrolled into view would also take the place where the keyboard starts.
 */
export function useOpenTabInSight(active: string | null): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another open tab is another one to keep in sight.
  useEffect(() => {
    if (!list.current) return;
    const tabs = list.current;
    const strip = tabs.parentElement?.parentElement;
    if (!strip) return;
    const keep = () => showOpenTab(strip, tabs.querySelector('[data-active]'));
    keep();
    const watch = new ResizeObserver(keep);
    for (const box of [tabs, strip]) watch.observe(box);
    return () => watch.disconnect();
  }, [active]);
  return list;
}

function showOpenTab(strip: Element, tab: Element | null): void {
  if (tab) strip.scrollLeft += distanceOf(tab.getBoundingClientRect(), strip.getBoundingClientRect());
  // The arrows look at how far the strip may go when it scrolls, and not when it gets longer.
  strip.dispatchEvent(new Event('scroll'));
}

/** How far the strip goes for the tab to be seen; the start of a tab that is wider than the room comes first. */
function distanceOf(tab: Pick<DOMRect, 'left' | 'right'>, strip: Pick<DOMRect, 'left' | 'right'>): number {
  const before = tab.left - (strip.left + UNDER_ARROWS);
  const after = tab.right - (strip.right - UNDER_ARROWS);
  if (before < 0) return before;
  return Math.max(0, Math.min(after, before));
}
