import { fluxApidaeHead, fluxDatatourismeHead, fluxLeiHead, fluxTourinsoftHead, type Head } from '@bridge/contract';
import { useMayVisit } from '../navigation/may-visit.ts';
import { createPath } from '../resource/record-path.ts';

/** The heads alone: the first page asks whether a feed may be connected, and loads no field for it. */
const HEADS = [fluxTourinsoftHead, fluxLeiHead, fluxApidaeHead, fluxDatatourismeHead];

export interface OpenFlux {
  readonly head: Head;
  /** Where to connect one. */
  readonly path: string;
}

/** The feeds that the reader may connect, of the systems that are switched on. */
export function useOpenFlux(): readonly OpenFlux[] {
  const mayVisit = useMayVisit();
  return HEADS.flatMap((head) => {
    const path = createPath(head);
    return path !== null && mayVisit(path) ? [{ head, path }] : [];
  });
}
