import {
  findPage,
  fluxApidaeHead,
  fluxLeiHead,
  fluxTourinsoftHead,
  type Head,
  mayVisit,
  PAGES,
} from '@bridge/contract';
import { use } from 'react';
import { useSession } from '../api/session.store.ts';
import { ConsoleContext } from '../navigation/console-context.ts';
import { createPath } from '../resource/record-path.ts';

/** The heads alone: the first page asks whether a feed may be connected, and loads no field for it. */
const HEADS = [fluxTourinsoftHead, fluxLeiHead, fluxApidaeHead];

export interface OpenFlux {
  readonly head: Head;
  /** Where to connect one. */
  readonly path: string;
}

/** The feeds that the reader may connect, of the systems that are switched on. */
export function useOpenFlux(): readonly OpenFlux[] {
  const viewer = useSession((session) => session.viewer);
  const { hasScreen } = use(ConsoleContext);
  return HEADS.flatMap((head) => {
    const path = createPath(head);
    const placed = path === null ? undefined : findPage(PAGES, path);
    return path && placed && mayVisit(placed, viewer) && hasScreen(placed.page) ? [{ head, path }] : [];
  });
}
