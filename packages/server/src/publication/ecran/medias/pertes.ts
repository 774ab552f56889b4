import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../schema.ts';
import { noteChanges } from '../../changements.repository.ts';

/** The key of some bytes: what names them is made anew once they cannot be had. */
export const cleDOctets = (empreinte: string): string => `octets:${empreinte}`;

export interface Pertes {
  /** A manifest names bytes that nobody can give any more: it is made anew, without them or with others. */
  note(empreinte: string): Promise<void>;
}

/** In milliseconds: what is lost for good is not looked for at each question of each screen. */
const AGAIN = 10 * 60_000;
const MOST = 1_000;

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  /** Told that something changed for visitors and screens: other servers hear of it within a second. */
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
