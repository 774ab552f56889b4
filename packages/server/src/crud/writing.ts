import { BridgeError } from '@bridge/contract';
import type { Acteur, Cle, Demande } from '../platform/auth/acteur.ts';
import type { Clock } from '../platform/clock.ts';
import { isDeadlock } from '../platform/db/pool.ts';
import type { Db } from '../schema.ts';
import { answerOfKey, claimKey, keepAnswer } from './idempotency.repository.ts';

/** A change under way: its transaction, who makes it, when and from where. */
export interface Writing {
  readonly tx: Db;
  readonly acteur: Acteur;
  readonly at: Date;
  readonly adresse: string | null;
  /** What the world outside is told once the change is safe: an e-mail. */
  readonly afterCommit: (effect: () => void) => void;
}

/** The same change, of which the world outside hears nothing: for what is tried and taken back. */
export function silent(writing: Writing): Writing {
  return { ...writing, afterCommit: () => undefined };
}

export type Write = <T>(demande: Demande, work: (writing: Writing) => Promise<T>) => Promise<T>;

/**
 * The one way to change business data, for requests, jobs and the first start alike: everything in one transaction, and with a key,
 * once. The key and the answer are written in that same transaction: whoever asks again, even after a crash, gets the first answer.
 */
export function createWrite({ db, clock }: { readonly db: Db; readonly clock: Clock }): Write {
  return async ({ acteur, adresse = null, cle }, work) => {
    const effects: (() => void)[] = [];
    const answer = await retriedOnce(effects, () =>
      db.transaction().execute(async (tx) => {
        const afterCommit = (effect: () => void) => effects.push(effect);
        const writing: Writing = { tx, acteur, at: clock.now(), adresse, afterCommit };
        return cle === undefined ? work(writing) : once(writing, cle, work);
      }),
    );
    for (const effect of effects) effect();
    return answer;
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
  if (!known?.empreinte.equals(cle.empreinte)) throw new BridgeError('keyReused');
  // The answer of the same call: it has the type that the call gives.
  return known.reponse as T;
}
