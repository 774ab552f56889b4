import { useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Spec §4: in mobile mode, a route change closes the menu, and so does entering that mode. The drawer is open at one
 * place only: another place closes it, and so does a window that was wide meanwhile.
 */
export function useMenuDrawer(isMobile: boolean) {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  if (!isMobile && openedAt !== null) setOpenedAt(null);
  return {
    opened: openedAt === key,
    open: () => setOpenedAt(key),
    close: () => setOpenedAt(null),
  };
}
