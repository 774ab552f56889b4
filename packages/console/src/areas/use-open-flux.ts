import { findPage, fluxBySystem, mayVisit, PAGES, type Resource } from '@bridge/contract';
import { use } from 'react';
import { useSession } from '../api/session.store.ts';
import { ConsoleContext } from '../navigation/console-context.ts';
import { createPath } from '../resource/record-path.ts';

export interface OpenFlux {
  readonly resource: Resource;
  /** Where to connect one. */
  readonly path: string;
}

/** The feeds that the reader may connect, of the systems that are switched on. */
export function useOpenFlux(): readonly OpenFlux[] {
  const viewer = useSession((session) => session.viewer);
  const { hasScreen } = use(ConsoleContext);
  return Object.values(fluxBySystem).flatMap((resource) => {
    const path = createPath(resource);
    const placed = path === null ? undefined : findPage(PAGES, path);
    return path && placed && mayVisit(placed, viewer) && hasScreen(placed.page) ? [{ resource, path }] : [];
  });
}
