import { BridgeError } from '@bridge/contract';
import type { Acteur, Cle, Demande } from '../../platform/auth/acteur.ts';
import type { Clock } from '../../platform/clock.ts';
import { isDeadlock } from '../../platform/db/pool.ts';
import type { Log } from '../../platform/log.ts';
import type { Db } from '../../schema.ts';
import { answerOfKey, claimKey, keepAnswer } from './idempotency.repository.ts';
import { attempt, undo } from './savepoint.repository.ts';

/** A change under way: its transaction, who makes it, when and from where. */
export interface Writing {
  readonly tx: Db;
  readonly acteur: Acteur;
  readonly at: Date;
  readonly adresse: string | null;
  /** What the world outside is told once the change is safe: an e-mail. */
  readonly afterCommit: (effect: () => void) => void;
  /** Tries a part of the change: refused, it leaves no trace, the world outside hears nothing of it, and the change goes on. */
  readonly attempt: (part: () => Promise<void>) => Promise<BridgeError | null>;
  /** Does something and takes it back: the world outside hears nothing of it either. */
  readonly undo: (part: () => Promise<void>) => Promise<void>;
}

/** What a change answers is kept with its key: where there is nothing to say, null says so. */
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
 * The one way to change business data, for requests, jobs and the first start alike: everything in one transaction, and with a key,
 * once. The key and the answer are written in that same transaction: whoever asks again, even after a crash, gets the first answer.
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
      // The change is safe: one effect that fails neither takes it back nor keeps the others from happening.
      try {
        effect();
      } catch (error) {
        log.error({ err: error }, 'an effect of a change failed');
      }
    }
    return answer;
  };
}

/** What is taken back of a change takes its effects along. */
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

/** Two changes that waited for each other: the one that PostgreSQL stopped is done again, from the start. */
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

/** The answer of the same call: it has the type that the call gives. */
function firstAnswer<T>({ empreinte, reponse }: { empreinte: Buffer; reponse: unknown }, cle: Cle): T {
  if (!empreinte.equals(cle.empreinte)) throw new BridgeError('keyReused');
  return reponse as T;
}

/** Whether something was answered under a key already, whatever was asked. */
export async function isAnswered(db: Db, acteur: Acteur, cle: Cle | undefined): Promise<boolean> {
  return cle !== undefined && (await answerOfKey(db, acteur, cle)) !== undefined;
}

/** What was answered to the same call under its key: asked before what cannot be taken back, or takes long. Undefined: nothing yet. */
export async function knownAnswer<T>(db: Db, acteur: Acteur, cle: Cle | undefined): Promise<T | undefined> {
  const known = cle && (await answerOfKey(db, acteur, cle));
  return known && cle && firstAnswer<T>(known, cle);
}
