import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Brings the part named by the `#` of the address into view, once what stands above it has its height. */
export function useAnchor(ready: boolean): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link clicked again has the same hash and another key.
  useEffect(() => {
    const part = ready && hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    part?.scrollIntoView({ block: 'start' });
    // The keyboard goes on from there too.
    part?.focus({ preventScroll: true });
  }, [hash, key, ready]);
}
