import { useEffect, useRef } from 'react';
import { useSession } from '../api/session.store.ts';

/** What was switched on or off elsewhere reaches this browser, and its menu, at the next page that it shows. */
export function useFreshParameters(path: string | undefined): void {
  // The first page comes with parameters that have just been read.
  const shown = useRef(path);
  useEffect(() => {
    if (path === undefined || shown.current === path) return;
    shown.current = path;
    // Failing only delays the news to the page after.
    useSession
      .getState()
      .refreshParameters()
      .catch(() => undefined);
  }, [path]);
}
