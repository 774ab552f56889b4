import type { Db } from '../../schema.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { forgetOtherEcheances, moveEcheance, takeEcheance } from './schedule.repository.ts';
import { decide, NEVER, nextTime, type Times } from './schedule.rules.ts';

/** Work that comes back at set times. */
export interface Programme {
  readonly cle: string;
  /** Five fields in the time of Paris: schedule.rules.ts tells what they mean when clocks change. */
  readonly cron: string;
  /**
   * The times when a cron cannot tell them, or null for never again. `cron` is then any text that describes them: when
   * it changes, the programme starts anew.
   */
  readonly next?: (after: Date) => Date | null;
  /** The instant until which due work must wait, when it may not run at any hour; null to run at once. */
  readonly held?: (now: Date) => Date | null;
  /** Asks for the work, in the transaction that notes that it was due. */
  enqueue(tx: Db, at: Date): Promise<unknown>;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  /** The programmes, read anew at each look. */
  readonly due: () => Promise<readonly Programme[]>;
}

const EVERY = 10_000;

/** Asks for all due work once, however many instances look. A programme that fails does not delay the others. */
export async function runSchedule({ db, clock, log, due }: Dependencies): Promise<void> {
  const programmes = await due();
  for (const programme of programmes) {
    try {
      await db.transaction().execute((tx) => runIfDue(tx, programme, clock.now()));
    } catch (error) {
      log.warn({ err: error, programme: programme.cle }, 'what was scheduled could not be asked for');
    }
  }
  await forgetOtherEcheances(
    db,
    programmes.map(({ cle }) => cle),
  );
}

async function runIfDue(tx: Db, { cle, cron, next, held, enqueue }: Programme, now: Date): Promise<void> {
  const times: Times = next ?? ((after) => nextTime(cron, after));
  const first = times(now);
  if (!first && !next) throw new Error(`${cron} never comes`);
  const decision = decide(await takeEcheance(tx, cle, { cron, prochain: first ?? NEVER }), { cron, next: times }, now);
  if (!decision) return;
  const until = decision.run ? (held?.(now) ?? null) : null;
  if (until !== null) return moveEcheance(tx, cle, { cron, prochain: until, ran: null });
  if (decision.run) await enqueue(tx, now);
  await moveEcheance(tx, cle, { cron, prochain: decision.prochain, ran: decision.run ? now : null });
}

/** Looks at once, then every few seconds, until it is stopped. */
export function startScheduler(dependencies: Dependencies, every = EVERY): { stop(): Promise<void> } {
  let isLooking = false;
  const look = async () => {
    isLooking = true;
    try {
      await runSchedule(dependencies);
    } catch (error) {
      dependencies.log.warn({ err: error }, 'the schedule was not looked at');
    } finally {
      isLooking = false;
    }
  };
  let looking = look();
  const timer = setInterval(() => {
    // A slow look is not followed by all those that it delayed.
    if (!isLooking) looking = look();
  }, every);
  return {
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}
