import { useEffect, useState } from 'react';

/**
 * Puts the focus back where a box was opened, when it closes. For a box that exists only while it is open: the library
 * does so for a box that stays, but this one is gone before.
 */
export function useReturnFocus(): void {
  // Read at the first drawing, before the box takes the focus.
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // Once the box has left the page, unless another element has taken the focus.
      setTimeout(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
      });
    },
    [opener],
  );
}
