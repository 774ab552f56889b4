import { BridgeError } from '@bridge/contract';
import type { Clock } from '../platform/clock.ts';
import { isDatabaseUnavailable } from '../platform/db/pool.ts';
import type { Log } from '../platform/log.ts';
import type { Disque } from './cache.disque.ts';
import { type Cache, type Entree, entree, type Nouvelle } from './cache.ts';
import type { Changement } from './changements.rules.ts';
import { createTour } from './public.tour.ts';

interface Dependencies {
  readonly cache: Cache;
  /** For what is not there, or elsewhere: whoever tries addresses never drives out the pages of others. */
  readonly absents: Cache;
  readonly disque: Disque;
  readonly clock: Clock;
  readonly log: Log;
}

export interface Reserve {
  /** The answer that is kept under a key, or the one that `make` makes; the copy on disk while the database is away. */
  answer(cle: string, make: () => Promise<Nouvelle>): Promise<Entree>;
  forget(changement: Changement): Promise<void>;
}

const ABREAST = 6;
const MOST_WAITING = 300;
/** After the database was found away, nobody waits for it again for so long, in milliseconds. */
const AWAY = 1_000;
const ABSENT = 'absent';

/**
 * Answers that are kept: what is fresh is served as it is, what is not is served at once and made anew behind, and what time may have made
 * wrong is made first. However many ask for a page, one makes it.
 */
export function createReserve({ cache, absents, disque, clock, log }: Dependencies): Reserve {
  const making = new Map<string, Promise<Entree>>();
  const inTurn = createTour(ABREAST, MOST_WAITING);
  let awayUntil = 0;

  const makeNow = async (cle: string, make: () => Promise<Nouvelle>) => {
    if (performance.now() < awayUntil) throw new BridgeError('unavailable');
    const depuis = [cache.generation(), absents.generation()] as const;
    try {
      const made = entree(await make());
      if (made.statut !== 200) absents.put(cle, { ...made, cles: [ABSENT] }, depuis[1]);
      // What was withdrawn while it was made leaves no copy.
      else if (cache.put(cle, made, depuis[0])) void disque.write(cle, made);
      return made;
    } catch (error) {
      if (isDatabaseUnavailable(error)) awayUntil = performance.now() + AWAY;
      throw error;
    }
  };
  const once = (cle: string, make: () => Promise<Nouvelle>) => {
    const known = making.get(cle);
    if (known !== undefined) return known;
    const made: Promise<Entree> = inTurn(() => makeNow(cle, make)).finally(() => {
      if (making.get(cle) === made) making.delete(cle);
    });
    making.set(cle, made);
    return made;
  };

  return {
    async answer(cle, make) {
      const kept = cache.get(cle) ?? absents.get(cle);
      const now = clock.now().getTime();
      if (kept !== undefined && now < kept.fraicheJusque && now < kept.perime) return kept;
      const made = once(cle, make);
      if (kept !== undefined && now < kept.perime) {
        made.catch(
          (error: unknown) => isAway(error) || log.warn({ err: error }, 'a public page could not be made anew'),
        );
        return kept;
      }
      try {
        const ready = await made;
        // Begun by another before time made it wrong: once more.
        return now < ready.perime ? ready : await once(cle, make);
      } catch (error) {
        const copy = kept ?? (await disque.read(cle));
        if (copy === undefined) throw error;
        if (!isAway(error)) log.error({ err: error }, 'a public page could not be made: its last copy is served');
        return copy;
      }
    },
    async forget(changement) {
      cache.forget(changement);
      // Whoever asks from now on is not told what was looked up before.
      making.clear();
      // What was not there may be there now.
      absents.forget({ cles: new Set([ABSENT]), retraits: new Set() });
      if (changement.retraits.size > 0) await disque.erase(changement.retraits);
    },
  };
}

const isAway = (error: unknown) =>
  isDatabaseUnavailable(error) || (error instanceof BridgeError && error.kind.status === 503);
