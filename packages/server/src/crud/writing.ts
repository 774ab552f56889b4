import { BridgeError } from '@bridge/contract';
import type { FastifyRequest } from 'fastify';
import type { Identity } from '../platform/auth/identity.ts';
import { digest } from '../platform/auth/secret.ts';
import type { Clock } from '../platform/clock.ts';
import { isDeadlock } from '../platform/db/pool.ts';
import type { Db } from '../schema.ts';
import { answerOfKey, claimKey, keepAnswer } from './idempotency.repository.ts';

/** A change under way: its transaction, who makes it and when. */
export interface Writing {
  readonly tx: Db;
  readonly identity: Identity;
  readonly at: Date;
  readonly ip: string;
  /** What the world outside is told once the change is safe: an e-mail. */
  readonly afterCommit: (effect: () => void) => void;
}

/** The same change, of which the world outside hears nothing: for what is tried and taken back. */
export function silent(writing: Writing): Writing {
  return { ...writing, afterCommit: () => undefined };
}

export type Write = <T>(
  input: { readonly identity: Identity; readonly request: FastifyRequest },
  work: (writing: Writing) => Promise<T>,
) => Promise<T>;

const LONGEST_KEY = 200;

/**
 * The one way to change business data: everything in one transaction, and with an `Idempotency-Key`, once. The key and the answer
 * are written in that same transaction: whoever repeats the request, even after a crash, gets the answer of the first.
 */
export function createWrite({ db, clock }: { readonly db: Db; readonly clock: Clock }): Write {
  return async (input, work) => {
    const { identity, request } = input;
    const effects: (() => void)[] = [];
    const answer = await retriedOnce(effects, () =>
      db.transaction().execute(async (tx) => {
        const writing: Writing = {
          tx,
          identity,
          at: clock.now(),
          ip: request.ip,
          afterCommit: (effect) => effects.push(effect),
        };
        const key = keyOf(request);
        return key === undefined ? work(writing) : once(writing, key, request, work);
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

async function once<T>(
  writing: Writing,
  key: string,
  request: FastifyRequest,
  work: (writing: Writing) => Promise<T>,
): Promise<T> {
  const { tx, identity, at } = writing;
  const empreinte = digest(JSON.stringify([request.method, request.url, request.body ?? null]));
  if (await claimKey(tx, identity.userId, key, empreinte, at)) {
    const answer = await work(writing);
    await keepAnswer(tx, identity.userId, key, answer);
    return answer;
  }
  const known = await answerOfKey(tx, identity.userId, key);
  if (!known?.empreinte.equals(empreinte)) throw new BridgeError('keyReused');
  // The answer of the same call: it has the type that the call gives.
  return known.reponse as T;
}

function keyOf({ method, headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (method !== 'POST' || key === undefined) return undefined;
  if (typeof key !== 'string' || key.length === 0 || key.length > LONGEST_KEY)
    throw new BridgeError('invalidInput', {
      errors: [{ path: 'Idempotency-Key', message: `Une clé de 1 à ${LONGEST_KEY} caractères.` }],
    });
  return key;
}
