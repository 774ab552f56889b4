import type { BrouillonDeSelection } from '@bridge/contract';

/** The props of every view of a result. */
export interface VueProps {
  readonly brouillon: BrouillonDeSelection;
}
