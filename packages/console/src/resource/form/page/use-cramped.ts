import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an element is narrower than so many rem. What a container query tells to styles, told to the document: what moves in it
 * must move for the keyboard too.
 */
export function useCramped(element: RefObject<HTMLElement | null>, rem: number): boolean {
  const [isCramped, setCramped] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0;
      const one = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      // A tab that is kept behind another has no width: it stays as it was.
      if (width > 0) setCramped(width < rem * one);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, rem]);
  return isCramped;
}
