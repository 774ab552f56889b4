import type { BrouillonDeSelection } from '@bridge/contract';

/** What each way of looking at a result receives. */
export interface VueProps {
  readonly brouillon: BrouillonDeSelection;
}
