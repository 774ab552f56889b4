import { useEffect, useRef } from 'react';

/** For a list of tabs that scrolls where the page is narrow: the chosen tab is in sight, wherever the choice came from. */
export function useTabInSight(chosen: string) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tabs = list.current;
    const tab = tabs?.querySelector<HTMLElement>(`[role=tab][data-tab="${chosen}"]`);
    if (!tabs || !tab) return;
    // The list alone is scrolled: the browser’s own way would move the page too.
    const [of, at] = [tabs.getBoundingClientRect(), tab.getBoundingClientRect()];
    tabs.scrollLeft += at.left - of.left - (of.width - at.width) / 2;
  }, [chosen]);
  return list;
}
