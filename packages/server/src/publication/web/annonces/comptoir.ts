import { setImmediate as pause, setTimeout as sleep } from 'node:timers/promises';
import { BridgeError } from '@bridge/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../schema.ts';
import { type EvenementDAnnonce, keepEvenements } from './evenements.repository.ts';

export interface Comptoir {
  /** Fulfilled once the events are counted for good. */
  note(evenements: readonly EvenementDAnnonce[]): Promise<void>;
}

interface Depot {
  readonly evenements: readonly EvenementDAnnonce[];
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

const AT_ONCE = 2_000;
/** Milliseconds between the starts of two lots: a lone visitor is counted at once, a crowd ten times a second. */
const RYTHME = 100;
/** How many visitors are answered in a row before other requests get their turn. */
const EN_SUITE = 8;
/** How many visitors may wait at most: with more, the database is too slow for what arrives. */
const MOST_WAITING = 20_000;

/** Counts what visitors tell: what comes while a lot is being written waits for the next one, and all of a lot is acknowledged together. */
export function createComptoir({ db, clock }: { readonly db: Db; readonly clock: Clock }): Comptoir {
  const waiting: Depot[] = [];
  let isWriting = false;
  let next = 0;

  async function write(): Promise<void> {
    isWriting = true;
    while (waiting.length > 0) {
      await sleep(Math.max(0, next - performance.now()));
      next = performance.now() + RYTHME;
      const lot: Depot[] = [];
      for (let taken = 0; waiting.length > 0 && taken < AT_ONCE; ) {
        const depot = waiting.shift();
        if (depot === undefined) break;
        lot.push(depot);
        taken += depot.evenements.length;
      }
      try {
        await keepEvenements(
          db,
          lot.flatMap(({ evenements }) => evenements),
          clock.now(),
        );
        for (const [rang, { done }] of lot.entries()) {
          done();
          if (rang % EN_SUITE === EN_SUITE - 1) await pause();
        }
      } catch (error) {
        for (const { failed } of lot) failed(error);
      }
    }
    isWriting = false;
  }

  return {
    note: (evenements) =>
      new Promise((done, failed) => {
        if (waiting.length >= MOST_WAITING) return failed(new BridgeError('unavailable'));
        waiting.push({ evenements, done, failed });
        if (!isWriting) void write();
      }),
  };
}
