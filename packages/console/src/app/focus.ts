import { useEffect, useRef } from 'react';

/**
 * A new page takes the focus, so that keyboards and screen readers start there. A page that has already given it to one of its
 * own fields keeps it.
 */
export function useFocusOnNavigation(pathname: string): void {
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const main = document.querySelector('main');
    const focused = document.activeElement;
    if (main?.contains(focused) && focused?.checkVisibility?.()) return;
    main?.focus({ preventScroll: true });
  }, [pathname]);
}
