import { findPage, mayVisit, PAGES } from '@bridge/contract';
import { use } from 'react';
import { useSession } from '../api/session.store.ts';
import { ConsoleContext } from './console-context.ts';

/** Whether this person may open the page of a path, whatever its query. */
export function useMayVisit(): (path: string) => boolean {
  const viewer = useSession((session) => session.viewer);
  const { hasScreen } = use(ConsoleContext);
  return (path) => {
    const placed = findPage(PAGES, path.split('?', 1)[0] ?? '');
    return placed !== undefined && mayVisit(placed, viewer) && hasScreen(placed.page);
  };
}
