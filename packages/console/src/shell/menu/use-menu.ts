import { AREAS, activeMenuPath, type MenuEntry, menuFor, type PlacedPage } from '@bridge/contract';
import { use, useMemo, useState } from 'react';
import { useSession } from '../../api/session.store.ts';
import { ConsoleContext } from '../../navigation/console-context.ts';
import { toggleSubmenu, trailTo } from './sidebar.rules.ts';

export interface Menu {
  readonly entries: readonly MenuEntry[];
  /** Path of the entry to highlight. */
  readonly active: string | null;
  readonly open: readonly string[];
  readonly toggle: (trail: readonly string[]) => void;
}

export function useMenu(current: PlacedPage | null): Menu {
  const viewer = useSession((session) => session.viewer);
  const { hasScreen } = use(ConsoleContext);
  const entries = useMemo(() => menuFor(AREAS, viewer, hasScreen), [viewer, hasScreen]);
  const active = current && activeMenuPath(current.page);
  // A submenu opened by hand stays open until the next page, which opens its own.
  const [byHand, setByHand] = useState<{ at: string | null; trail: readonly string[] } | null>(null);
  const open = byHand?.at === active ? byHand.trail : trailTo(entries, active ?? '');
  return { entries, active, open, toggle: (trail) => setByHand({ at: active, trail: toggleSubmenu(open, trail) }) };
}
