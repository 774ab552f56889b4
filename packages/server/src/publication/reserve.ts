import { BridgeError } from '@bridge/contract';
import type { Clock } from '../platform/clock.ts';
import { isDatabaseUnavailable } from '../platform/db/pool.ts';
import type { Log } from '../platform/log.ts';
import { createTour, isBusy, type TourOptions } from '../platform/tour.ts';
import type { Disque } from './cache.disque.ts';
import { type Cache, type Entree, entree, type Nouvelle } from './cache.ts';
import type { Changement } from './changements.rules.ts';
import { createReprises, type Issue } from './reprises.ts';

interface Dependencies<M> {
  readonly cache: Cache<M>;
  /** The memory for pages with visitors' own words or choices, which only replace one another. */
  readonly passageres: Cache<M>;
  /** The memory for absent pages and redirections: visitors who try addresses replace no page. */
  readonly absents: Cache<M>;
  readonly disque: Disque;
  readonly clock: Clock;
  readonly log: Log;
  /** How requests for pages to be made share the turns. */
  readonly tour: TourOptions;
}

export interface Reserve<M> {
  /**
   * The kept answer of a key, or the one that `make` makes; the copy on disk while the database is away. `qui`: the
   * shares that the making counts for. A kept answer counts for nobody. `reprise`: the shares that it counts for when an
   * answer with many views is made anew after a change, before anybody asks; absent for one that waits for its visitors.
   */
  answer(
    cle: string,
    qui: readonly string[],
    make: () => Promise<Nouvelle<M>>,
    reprise?: readonly string[],
  ): Promise<Entree<M>>;
  forget(changement: Changement): Promise<void>;
  /** Makes nothing anew any more. */
  stop(): Promise<void>;
}

/** Milliseconds in which nobody waits for a database that was found away. */
const AWAY = 1_000;
/** Milliseconds in which a failed page is not tried again, unless one of its keys changes. */
const FAILED = 10_000;
const MOST_FAILED = 1_000;
const ABSENT = 'absent';
/** Seconds for which a stale page is shown while another is made: by this server, and by caches in front. */
export const SURSIS = 300;
/** The same in milliseconds. */
const LONGEST_STALE = SURSIS * 1_000;

/**
 * Kept answers: a fresh one is served as it is, a stale one at once while it is made anew, and an older one, or one
 * that time has made wrong, is made first. However many ask for a page, one request makes it.
 */
export function createReserve<M>(dependencies: Dependencies<M>): Reserve<M> {
  const { cache, passageres, absents, disque, clock, log, tour } = dependencies;
  const making = new Map<string, { readonly made: Promise<Entree<M>>; readonly qui: readonly string[] }>();
  const failed = new Map<string, { readonly error: unknown; readonly until: number }>();
  const inTurn = createTour(tour);
  const reprises = createReprises(clock);
  let awayUntil = 0;
  let answered = 0;

  const makeNow = async (cle: string, make: () => Promise<Nouvelle<M>>) => {
    if (performance.now() < awayUntil) throw new BridgeError('unavailable');
    // All memories hear of the same changes: their generations are equal.
    const depuis = cache.generation();
    const before = answered;
    try {
      const made = entree(await make());
      answered += 1;
      if (made.garde === 'aucune') return made;
      if (made.statut !== 200) absents.put(cle, { ...made, cles: [ABSENT] }, depuis);
      else if (made.garde === 'passagere') passageres.put(cle, made, depuis);
      // A page that was withdrawn while it was made leaves no copy.
      else if (cache.put(cle, made, depuis)) void disque.write(cle, made);
      return made;
    } catch (error) {
      // A database that answered others meanwhile is not away: only this page was too slow.
      if (isDatabaseUnavailable(error) && answered === before) awayUntil = performance.now() + AWAY;
      // A page that took too long, or whose template failed, would fail again.
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
    if (known === undefined)
      return note(
        cle,
        qui,
        inTurn(qui, () => makeNow(cle, make)),
      );
    return known.made.catch((error: unknown) => {
      // The refusal was for another visitor, who asks for too much.
      if (isBusy(error) && String(known.qui) !== String(qui)) return once(cle, qui, make);
      throw error;
    });
  };
  const note = (cle: string, qui: readonly string[], begun: Promise<Entree<M>>) => {
    const made: Promise<Entree<M>> = begun.finally(() => {
      if (making.get(cle)?.made === made) making.delete(cle);
    });
    making.set(cle, { made, qui });
    return made;
  };
  const remake = async (cle: string, qui: readonly string[], make: () => Promise<Nouvelle<M>>): Promise<Issue> => {
    try {
      // Noted once its turn has come: a visitor who asks before then does not wait for it. What a visitor had made is kept.
      const made = await inTurn(
        qui,
        async () => cache.get(cle) ?? making.get(cle)?.made ?? note(cle, qui, makeNow(cle, make)),
      );
      // What is kept is asked for, so that it is packed before anybody comes.
      return made.statut === 200 && cache.get(cle) === undefined ? 'changee' : 'gardee';
    } catch (error) {
      if (isPassing(error)) return 'remise';
      warn(error);
      return 'gardee';
    }
  };
  const warn = (error: unknown) => log.warn({ err: error }, 'a public page could not be made anew');

  return {
    async answer(cle, qui, make, reprise) {
      const durable = cache.get(cle);
      // What was made a moment ago and is asked for again is seen by more than one.
      if (durable !== undefined && reprise !== undefined) reprises.seen(cle, () => remake(cle, reprise, make));
      const kept = durable ?? passageres.get(cle) ?? absents.get(cle);
      const now = clock.now().getTime();
      if (kept !== undefined && now < kept.fraicheJusque && now < kept.perime) return kept;
      const made = once(cle, qui, make);
      if (kept !== undefined && now < Math.min(kept.fraicheJusque + LONGEST_STALE, kept.perime)) {
        made.catch((error: unknown) => isPassing(error) || warn(error));
        return kept;
      }
      try {
        const ready = await made;
        // Another request made the page before time made it wrong: it is made once more.
        return now < ready.perime ? ready : await once(cle, qui, make);
      } catch (error) {
        // A refused visitor's own pages have no copy: the disk is not read for them.
        const mayBeThere = !isBusy(error) || disque.knows(cle);
        const copy = kept ?? (mayBeThere ? await disque.read(cle) : undefined);
        if (copy === undefined || now >= (copy.fin ?? Number.POSITIVE_INFINITY)) throw error;
        if (!isPassing(error)) log.error({ err: error }, 'a public page could not be made: its last copy is served');
        return copy;
      }
    },
    async forget(changement) {
      const forgotten = cache.forget(changement);
      passageres.forget(changement);
      // Later requests must not get what was read before the change.
      making.clear();
      failed.clear();
      // A page that was absent may exist now.
      absents.forget({ cles: new Set([ABSENT]), retraits: new Set() });
      if (changement.retraits.size > 0) await disque.erase(changement.retraits);
      reprises.begin(forgotten);
    },
    stop: reprises.stop,
  };
}

/** Whether a failure passes: nothing is wrong with the page, which may be made another time. */
const isPassing = (error: unknown) => isAway(error) || isBusy(error);

const isAway = (error: unknown) =>
  isDatabaseUnavailable(error) || (error instanceof BridgeError && error.kind.status === 503);
