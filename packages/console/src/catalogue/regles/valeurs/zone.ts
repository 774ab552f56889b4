import type { Zone } from '@bridge/contract';

/** The props of the editor of a form of zone. */
export interface ZoneProps<F extends Zone['forme']> {
  readonly id: string;
  readonly zone: Extract<Zone, { forme: F }>;
  readonly onChange: (zone: Extract<Zone, { forme: F }>) => void;
}
