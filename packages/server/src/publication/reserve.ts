import { BridgeError } from '@bridge/contract';
import type { Clock } from '../platform/clock.ts';
import { isDatabaseUnavailable } from '../platform/db/pool.ts';
import type { Log } from '../platform/log.ts';
import { createTour } from '../platform/tour.ts';
import type { Disque } from './cache.disque.ts';
import { type Cache, type Entree, entree, type Nouvelle } from './cache.ts';
import type { Changement } from './changements.rules.ts';

interface Dependencies<M> {
  readonly cache: Cache<M>;
  /** For pages that somebody asked for in their own way: they only ever drive out one another. */
  readonly passageres: Cache<M>;
  /** For what is not there, or elsewhere: whoever tries addresses never drives out the pages of others. */
  readonly absents: Cache<M>;
  readonly disque: Disque;
  readonly clock: Clock;
  readonly log: Log;
}

export interface Reserve<M> {
  /** The answer that is kept under a key, or the one that `make` makes; the copy on disk while the database is away. */
  answer(cle: string, make: () => Promise<Nouvelle<M>>): Promise<Entree<M>>;
  forget(changement: Changement): Promise<void>;
}

const ABREAST = 6;
const MOST_WAITING = 300;
/** After the database was found away, nobody waits for it again for so long, in milliseconds. */
const AWAY = 1_000;
const ABSENT = 'absent';
/** For how long a page that is no longer fresh is shown while another is made, in seconds: by us, and by caches in front of us. */
export const SURSIS = 300;
/** In milliseconds. */
const LONGEST_STALE = SURSIS * 1_000;

/**
 * Answers that are kept: what is fresh is served as it is, what was a moment ago is served at once and made anew behind, and what is older
 * or may have been made wrong by time is made first. However many ask for a page, one makes it.
 */
export function createReserve<M>(dependencies: Dependencies<M>): Reserve<M> {
  const { cache, passageres, absents, disque, clock, log } = dependencies;
  const making = new Map<string, Promise<Entree<M>>>();
  const inTurn = createTour(ABREAST, MOST_WAITING);
  let awayUntil = 0;
  let answered = 0;

  const makeNow = async (cle: string, make: () => Promise<Nouvelle<M>>) => {
    if (performance.now() < awayUntil) throw new BridgeError('unavailable');
    // Told of the same changes, they count alike.
    const depuis = cache.generation();
    const before = answered;
    try {
      const made = entree(await make());
      answered += 1;
      if (made.garde === 'aucune') return made;
      if (made.statut !== 200) absents.put(cle, { ...made, cles: [ABSENT] }, depuis);
      else if (made.garde === 'passagere') passageres.put(cle, made, depuis);
      // What was withdrawn while it was made leaves no copy.
      else if (cache.put(cle, made, depuis)) void disque.write(cle, made);
      return made;
    } catch (error) {
      // A database that answered others meanwhile is there: this page alone was too slow.
      if (isDatabaseUnavailable(error) && answered === before) awayUntil = performance.now() + AWAY;
      throw error;
    }
  };
  const once = (cle: string, make: () => Promise<Nouvelle<M>>) => {
    const known = making.get(cle);
    if (known !== undefined) return known;
    const made: Promise<Entree<M>> = inTurn(() => makeNow(cle, make)).finally(() => {
      if (making.get(cle) === made) making.delete(cle);
    });
    making.set(cle, made);
    return made;
  };

  return {
    async answer(cle, make) {
      const kept = cache.get(cle) ?? passageres.get(cle) ?? absents.get(cle);
      const now = clock.now().getTime();
      if (kept !== undefined && now < kept.fraicheJusque && now < kept.perime) return kept;
      const made = once(cle, make);
      if (kept !== undefined && now < Math.min(kept.fraicheJusque + LONGEST_STALE, kept.perime)) {
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
        if (copy === undefined || now >= (copy.fin ?? Number.POSITIVE_INFINITY)) throw error;
        if (!isAway(error)) log.error({ err: error }, 'a public page could not be made: its last copy is served');
        return copy;
      }
    },
    async forget(changement) {
      cache.forget(changement);
      passageres.forget(changement);
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
