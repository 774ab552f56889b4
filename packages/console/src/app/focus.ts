import { useCallback, useEffect, useRef } from 'react';

/**
 * A new page takes the focus, so that keyboards and screen readers start there. A page that has already given it to one of its
 * own fields keeps it. Answers what to do when the page is there, which may be long after the address changed.
 */
export function useFocusOnNavigation(pathname: string): () => void {
  const last = useRef(pathname);
  return useCallback(() => {
    // The shell stays in the document, hidden, behind a bare page.
    const main = [...document.querySelectorAll('main')].find((one) => one.checkVisibility?.() ?? true);
    if (!main || last.current === pathname) return;
    last.current = pathname;
    const focused = document.activeElement;
    if (main.contains(focused) && focused?.checkVisibility?.()) return;
    main.focus({ preventScroll: true });
  }, [pathname]);
}

interface Props {
  readonly onArrival: () => void;
}

/** Stands beside a page in the same boundary, so that it mounts with the page and not while the page is loading. */
export function Arrival({ onArrival }: Props): null {
  useEffect(onArrival, [onArrival]);
  return null;
}
