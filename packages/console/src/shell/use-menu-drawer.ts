import { useState } from 'react';
import { useLocation } from 'react-router';

/** Spec §4: in mobile mode a route change closes the menu. It is open at one place only, so moving closes it. */
export function useMenuDrawer() {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  return {
    opened: openedAt === key,
    open: () => setOpenedAt(key),
    close: () => setOpenedAt(null),
  };
}
