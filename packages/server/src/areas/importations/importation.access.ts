import { BridgeError } from '@bridge/contract';
import type { Scope } from '../../platform/auth/identity.ts';
import type { Db } from '../../schema.ts';
import { type Passage, runById } from '../../sources/import/rapport/rapport.repository.ts';

/** An import, if the reader may see it; others are not found. */
export async function visibleRun(db: Db, scope: Scope, id: number): Promise<Passage> {
  return found(await runById(db, scope, id));
}

export function found<T>(run: T | undefined): T {
  if (run === undefined) throw new BridgeError('notFound');
  return run;
}
