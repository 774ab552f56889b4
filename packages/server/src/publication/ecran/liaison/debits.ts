import { BridgeError } from '@bridge/contract';
import type { Clock } from '../../../platform/clock.ts';
import { createDebit } from '../../debit.ts';

/** Requests of one screen in a minute, more than a player needs: one in the wrong hands must not slow others. */
const PAR_MINUTE = { manifeste: 120, media: 1_200, ecoute: 60, nouvelles: 60, passages: 120, capture: 12 } as const;
export type Porte = keyof typeof PAR_MINUTE;

export type Debits = (porte: Porte, ecran: number) => void;

/** Counts the requests of each screen, by kind; throws 429 above the limit. */
export function createDebits(clock: Clock): Debits {
  const counted = (porte: Porte) => createDebit<number>(clock, PAR_MINUTE[porte]);
  const allows: Readonly<Record<Porte, ReturnType<typeof counted>>> = {
    manifeste: counted('manifeste'),
    media: counted('media'),
    ecoute: counted('ecoute'),
    nouvelles: counted('nouvelles'),
    passages: counted('passages'),
    capture: counted('capture'),
  };
  return (porte, ecran) => {
    if (!allows[porte](() => ecran)) throw new BridgeError('tooManyRequests', { data: { retryAfter: 60 } });
  };
}
