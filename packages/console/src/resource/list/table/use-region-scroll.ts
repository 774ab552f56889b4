import { useLayoutEffect } from 'react';
import { useTab } from '../../../navigation/tab.ts';
import { readTabState, writeTabState } from '../../../navigation/tab-state.ts';

const PLACE = '@lignes';

/**
 * Scrolls other rows to their top, and the same rows to where they were left, after a visit elsewhere or F5. `rows`
 * names the rows in sight, `ready` says that they are drawn.
 */
export function useRegionScroll(region: HTMLElement | null, rows: string, ready: boolean): void {
  const { path } = useTab();
  useLayoutEffect(() => {
    if (!region || !ready) return;
    const kept: { rows?: unknown; top?: unknown } = Object(readTabState(path, PLACE));
    region.scrollTop = kept.rows === rows && typeof kept.top === 'number' ? kept.top : 0;
    const remember = () => writeTabState(path, PLACE, { rows, top: region.scrollTop });
    region.addEventListener('scroll', remember, { passive: true });
    return () => region.removeEventListener('scroll', remember);
  }, [region, rows, ready, path]);
}
