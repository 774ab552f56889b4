import { BridgeError, type Selection } from '@bridge/contract';
import { ZodError } from 'zod';
import { atOnce, countOf } from '../../catalogue/selection/evaluation.repository.ts';
import { openQuestion } from '../../catalogue/selection/question.ts';
import { readRecord } from '../../crud/read/read.service.ts';
import type { Entry } from '../../crud/registry.ts';
import type { Identity } from '../../platform/auth/identity.ts';
import type { Db } from '../../schema.ts';
import { triedScope } from '../cadre.ts';
import { brouillonOf } from './selection.server.ts';

interface Demande {
  readonly entry: Entry<Selection>;
  readonly identity: Identity;
  readonly id: number;
  readonly at: Date;
}

/** How many objets of a saved sélection a person sees: the stored number is its entity's. Null if unknown. */
export async function countSeen(db: Db, { entry, identity, id, at }: Demande): Promise<number | null> {
  const counting = atOnce(db, async (tx) => {
    const record = await readRecord(tx, entry, identity, id);
    const scope = await triedScope(tx, identity, record.entiteId);
    return countOf(tx, await openQuestion(tx, { brouillon: brouillonOf(record), scope, at }));
  });
  return counting.catch((error: unknown) => {
    if (error instanceof BridgeError || error instanceof ZodError) return null;
    throw error;
  });
}
