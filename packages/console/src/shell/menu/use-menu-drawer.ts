import { useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Spec §4: in mobile mode a route change closes the menu, and so does entering that mode. It is open at one place only, so
 * moving closes it; a window that was wide meanwhile has forgotten it.
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
