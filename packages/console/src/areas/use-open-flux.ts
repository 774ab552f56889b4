import { FLUX_HEADS, type Head } from '@bridge/contract';
import { useMayVisit } from '../navigation/may-visit.ts';
import { createPath } from '../resource/record-path.ts';

export interface OpenFlux {
  readonly head: Head;
  /** The address where a feed is created. */
  readonly path: string;
}

/**
 * The kinds of feeds that the reader may connect, among the systems switched on. By their heads: the first page asks whether a
 * feed may be connected, and needs no fields for that.
 */
export function useOpenFlux(): readonly OpenFlux[] {
  const mayVisit = useMayVisit();
  return FLUX_HEADS.flatMap((head) => {
    const path = createPath(head);
    return path !== null && mayVisit(path) ? [{ head, path }] : [];
  });
}
