import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an element is narrower than so many rem. A container query tells this to styles; here the document learns it,
 * because an element that moves on the screen must move for the keyboard too.
 */
export function useCramped(element: RefObject<HTMLElement | null>, rem: number): boolean {
  const [isCramped, setCramped] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0;
      const one = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      // A tab kept behind another has no width: its last answer stays.
      if (width > 0) setCramped(width < rem * one);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, rem]);
  return isCramped;
}
