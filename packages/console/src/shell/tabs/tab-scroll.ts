import { useLayoutEffect } from 'react';
import { readTabState, writeTabState } from '../../navigation/tab-state.ts';

const SCROLL = '@scroll';

/**
 * Restores the scroll of a tab after a visit elsewhere and after F5; it is kept with the state of the tab, and
 * forgotten with the tab or the person. A hidden tab has no effects: this one starts again each time the tab is shown.
 */
export function useTabScroll(path: string): void {
  useLayoutEffect(() => {
    window.scrollTo(0, Number(readTabState(path, SCROLL)) || 0);
    const remember = () => writeTabState(path, SCROLL, window.scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [path]);
}
