import { BridgeError } from '@bridge/contract';
import type { Clock } from '../platform/clock.ts';
import { isDatabaseUnavailable } from '../platform/db/pool.ts';
import type { Log } from '../platform/log.ts';
import { createTour, isBusy, type TourOptions } from '../platform/tour.ts';
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
  /** How those who ask for what has to be made share the turns. */
  readonly tour: TourOptions;
}

export interface Reserve<M> {
  /**
   * The answer that is kept under a key, or the one that `make` makes; the copy on disk while the database is away. `qui`: whom the
   * making is counted to, as `tour` names them. What is kept is counted to nobody.
   */
  answer(cle: string, qui: readonly string[], make: () => Promise<Nouvelle<M>>): Promise<Entree<M>>;
  forget(changement: Changement): Promise<void>;
}

/** After the database was found away, nobody waits for it again for so long, in milliseconds. */
const AWAY = 1_000;
/** What could not be made is not tried again for so long, in milliseconds, unless something that it is made of changes. */
const FAILED = 10_000;
const MOST_FAILED = 1_000;
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
  const { cache, passageres, absents, disque, clock, log, tour } = dependencies;
  const making = new Map<string, { readonly made: Promise<Entree<M>>; readonly qui: readonly string[] }>();
  const failed = new Map<string, { readonly error: unknown; readonly until: number }>();
  const inTurn = createTour(tour);
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
      // It took too long, or its template failed: so it would again.
      if (!isPassing(error)) noteFailure(cle, error);
      throw error;
    }
  };
  const noteFailure = (cle: string, error: unknown) => {
    failed.delete(cle);
    failed.set(cle, { error, until: clock.now().getTime() + FAILED });
    const [oldest] = failed.keys();
    if (failed.size > MOST_FAILED && oldest !== undefined) failed.delete(oldest);
  };
  const once = async (cle: string, qui: readonly string[], make: () => Promise<Nouvelle<M>>): Promise<Entree<M>> => {
    const failure = failed.get(cle);
    if (failure !== undefined && clock.now().getTime() < failure.until) throw failure.error;
    const known = making.get(cle);
    if (known === undefined) return begin(cle, qui, make);
    return known.made.catch((error: unknown) => {
      // Refused to somebody who asks for too much: not to those who happen to want the same.
      if (isBusy(error) && String(known.qui) !== String(qui)) return once(cle, qui, make);
      throw error;
    });
  };
  const begin = (cle: string, qui: readonly string[], make: () => Promise<Nouvelle<M>>) => {
    const made: Promise<Entree<M>> = inTurn(qui, () => makeNow(cle, make)).finally(() => {
      if (making.get(cle)?.made === made) making.delete(cle);
    });
    making.set(cle, { made, qui });
    return made;
  };

  return {
    async answer(cle, qui, make) {
      const kept = cache.get(cle) ?? passageres.get(cle) ?? absents.get(cle);
      const now = clock.now().getTime();
      if (kept !== undefined && now < kept.fraicheJusque && now < kept.perime) return kept;
      const made = once(cle, qui, make);
      if (kept !== undefined && now < Math.min(kept.fraicheJusque + LONGEST_STALE, kept.perime)) {
        made.catch(
          (error: unknown) => isPassing(error) || log.warn({ err: error }, 'a public page could not be made anew'),
        );
        return kept;
      }
      try {
        const ready = await made;
        // Begun by another before time made it wrong: once more.
        return now < ready.perime ? ready : await once(cle, qui, make);
      } catch (error) {
        // Who asks for too much is not looked up for: what they make up has no copy.
        const mayBeThere = !isBusy(error) || disque.knows(cle);
        const copy = kept ?? (mayBeThere ? await disque.read(cle) : undefined);
        if (copy === undefined || now >= (copy.fin ?? Number.POSITIVE_INFINITY)) throw error;
        if (!isPassing(error)) log.error({ err: error }, 'a public page could not be made: its last copy is served');
        return copy;
      }
    },
    async forget(changement) {
      cache.forget(changement);
      passageres.forget(changement);
      // Whoever asks from now on is not told what was looked up before.
      making.clear();
      failed.clear();
      // What was not there may be there now.
      absents.forget({ cles: new Set([ABSENT]), retraits: new Set() });
      if (changement.retraits.size > 0) await disque.erase(changement.retraits);
    },
  };
}

/** Nothing is wrong with the page: another time it will be made. */
const isPassing = (error: unknown) => isAway(error) || isBusy(error);

const isAway = (error: unknown) =>
  isDatabaseUnavailable(error) || (error instanceof BridgeError && error.kind.status === 503);
