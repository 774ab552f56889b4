import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../schema.ts';
import { noteChanges } from '../../changements.repository.ts';

/** The key of some bytes: a manifest that names them is made anew once they are lost. */
export const cleDOctets = (empreinte: string): string => `octets:${empreinte}`;

export interface Pertes {
  /** Notes that the bytes of a manifest cannot be given any more: it is made anew. */
  note(empreinte: string): Promise<void>;
}

/** Milliseconds in which a loss is noted once, however many screens ask. */
const AGAIN = 10 * 60_000;
const MOST = 1_000;

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  /** Called when a change is written, so that other servers hear of it within a second. */
  readonly changed: () => void;
}

export function createPertes({ db, clock, changed }: Dependencies): Pertes {
  const noted = new Map<string, number>();
  return {
    async note(empreinte) {
      const now = clock.now().getTime();
      if (now - (noted.get(empreinte) ?? Number.NEGATIVE_INFINITY) < AGAIN) return;
      if (noted.size >= MOST) noted.clear();
      noted.set(empreinte, now);
      await noteChanges(db, [cleDOctets(empreinte)]);
      changed();
    },
  };
}
