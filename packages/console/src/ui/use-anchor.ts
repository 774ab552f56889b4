import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Scrolls to the part named by the `#` of the address, once what stands above it has its height. Once per navigation: a
 * hidden page that is shown again runs its effects again, and stays where it was left.
 */
export function useAnchor(ready: boolean): void {
  const { hash, key } = useLocation();
  const reached = useRef<string | null>(null);
  useEffect(() => {
    if (!ready || reached.current === key) return;
    reached.current = key;
    const part = document.getElementById(decoded(hash.slice(1)));
    part?.scrollIntoView({ block: 'start' });
    // The keyboard goes on from that part too.
    part?.focus({ preventScroll: true });
  }, [hash, key, ready]);
}

/** The decoded fragment; an address typed by hand, such as « #% », may have none. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
