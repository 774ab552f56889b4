import { useEffect, useRef } from 'react';
import { useSession } from '../api/session.store.ts';

/** Reads the parameters again at each page, so that options switched elsewhere reach this browser and its menu. */
export function useFreshParameters(path: string | undefined): void {
  // The first page comes with parameters that have just been read.
  const shown = useRef(path);
  useEffect(() => {
    if (path === undefined || shown.current === path) return;
    shown.current = path;
    // A failure only delays the news to the next page.
    useSession
      .getState()
      .refreshParameters()
      .catch(() => undefined);
  }, [path]);
}
