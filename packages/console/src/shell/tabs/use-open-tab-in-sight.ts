import { type RefObject, useEffect, useRef } from 'react';

/** In pixels: the width of the arrows, which lie over the ends of the strip, and a margin. */
const UNDER_ARROWS = 48;

/**
 * Keeps the open tab between the arrows of the strip: when a tab opens or closes, when a title widens its tab, when the
 * window narrows. Only the strip scrolls: `scrollIntoView` would also move the place where the keyboard starts.
 */
export function useOpenTabInSight(active: string | null): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when another tab is active.
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
  // The arrows measure the strip when it scrolls, and not when it gets longer: they are told.
  strip.dispatchEvent(new Event('scroll'));
}

/** How far the strip must scroll to show the tab; of a tab wider than the strip, its start. */
function distanceOf(tab: Pick<DOMRect, 'left' | 'right'>, strip: Pick<DOMRect, 'left' | 'right'>): number {
  const before = tab.left - (strip.left + UNDER_ARROWS);
  const after = tab.right - (strip.right - UNDER_ARROWS);
  if (before < 0) return before;
  return Math.max(0, Math.min(after, before));
}
