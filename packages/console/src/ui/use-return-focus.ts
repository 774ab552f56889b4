import { useEffect, useState } from 'react';

/**
 * For a box that exists only while it is open: whoever closes it goes on from where they opened it. The library does so for a
 * box that stays and is opened later; this one is gone before it could.
 */
export function useReturnFocus(): void {
  // While it is first drawn, before the box takes the focus.
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // Once the box has left the page; where something else took the focus meanwhile, it keeps it.
      setTimeout(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
      });
    },
    [opener],
  );
}
