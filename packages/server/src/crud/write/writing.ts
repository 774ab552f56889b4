import { BridgeError } from '@bridge/contract';
import type { Acteur, Cle, Demande } from '../../platform/auth/acteur.ts';
import type { Clock } from '../../platform/clock.ts';
import { isDeadlock } from '../../platform/db/pool.ts';
import type { Log } from '../../platform/log.ts';
import type { Db } from '../../schema.ts';
import { answerOfKey, claimKey, keepAnswer } from './idempotency.repository.ts';
import { attempt, undo } from './savepoint.repository.ts';

/** A change under way: its transaction, its author, its time and its address. */
export interface Writing {
  readonly tx: Db;
  readonly acteur: Acteur;
  readonly at: Date;
  readonly adresse: string | null;
  /** Runs an effect outside, such as an e-mail, once the change is committed. */
  readonly afterCommit: (effect: () => void) => void;
  /** Tries a part of the change: if refused, it leaves no trace and has no effect outside, and the change goes on. */
  readonly attempt: (part: () => Promise<void>) => Promise<BridgeError | null>;
  /** Does something and undoes it, without any effect outside. */
  readonly undo: (part: () => Promise<void>) => Promise<void>;
}

/** Changes data; the answer is kept with the key, null for an empty one. */
export type Write = <T extends NonNullable<unknown> | null>(
  demande: Demande,
  work: (writing: Writing) => Promise<T>,
) => Promise<T>;

interface WriteDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Pick<Log, 'error'>;
}

/**
 * The only way to change business data, for requests, jobs and the first start: all in one transaction, and once with a
 * key. The key and the answer are written in that transaction: a repetition, even after a crash, gets the first answer.
 */
export function createWrite({ db, clock, log }: WriteDependencies): Write {
  return async ({ acteur, adresse = null, cle }, work) => {
    const effects: (() => void)[] = [];
    const answer = await retriedOnce(effects, () =>
      db.transaction().execute(async (tx) => {
        const writing: Writing = { tx, acteur, at: clock.now(), adresse, ...openEffects(tx, effects) };
        return cle === undefined ? work(writing) : once(writing, cle, work);
      }),
    );
    for (const effect of effects) {
      // The change is committed: an effect that fails neither undoes it nor stops the others.
      try {
        effect();
      } catch (error) {
        log.error({ err: error }, 'an effect of a change failed');
      }
    }
    return answer;
  };
}

/** A part that is undone loses its effects too. */
function openEffects(tx: Db, effects: (() => void)[]): Pick<Writing, 'afterCommit' | 'attempt' | 'undo'> {
  return {
    afterCommit: (effect) => effects.push(effect),
    attempt: async (part) => {
      const before = effects.length;
      const refusal = await attempt(tx, part);
      if (refusal) effects.length = before;
      return refusal;
    },
    undo: async (part) => {
      const before = effects.length;
      await undo(tx, part);
      effects.length = before;
    },
  };
}

/** Two changes waited for each other: the one that PostgreSQL stopped starts again. */
async function retriedOnce<T>(effects: (() => void)[], work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isDeadlock(error)) throw error;
    effects.length = 0;
    return work();
  }
}

async function once<T>(writing: Writing, cle: Cle, work: (writing: Writing) => Promise<T>): Promise<T> {
  const { tx, acteur, at } = writing;
  if (await claimKey(tx, acteur, cle, at)) {
    const answer = await work(writing);
    await keepAnswer(tx, acteur, cle, answer);
    return answer;
  }
  const known = await answerOfKey(tx, acteur, cle);
  if (known === undefined) throw new BridgeError('keyReused');
  return firstAnswer<T>(known, cle);
}

/** The answer of the same call, which has its type. */
function firstAnswer<T>({ empreinte, reponse }: { empreinte: Buffer; reponse: unknown }, cle: Cle): T {
  if (!empreinte.equals(cle.empreinte)) throw new BridgeError('keyReused');
  return reponse as T;
}

/** Whether a key has an answer already, for any request. */
export async function isAnswered(db: Db, acteur: Acteur, cle: Cle | undefined): Promise<boolean> {
  return cle !== undefined && (await answerOfKey(db, acteur, cle)) !== undefined;
}

/** The first answer of a call under its key, read before long or final work; undefined before one. */
export async function knownAnswer<T>(db: Db, acteur: Acteur, cle: Cle | undefined): Promise<T | undefined> {
  const known = cle && (await answerOfKey(db, acteur, cle));
  return known && cle && firstAnswer<T>(known, cle);
}
