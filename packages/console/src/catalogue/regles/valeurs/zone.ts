import type { Zone } from '@bridge/contract';

/** What the editor of one form of zone receives. */
export interface ZoneProps<F extends Zone['forme']> {
  readonly id: string;
  readonly zone: Extract<Zone, { forme: F }>;
  readonly onChange: (zone: Extract<Zone, { forme: F }>) => void;
}
