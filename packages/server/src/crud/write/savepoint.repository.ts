import { BridgeError } from '@bridge/contract';
import { sql } from 'kysely';
import type { Db } from '../../schema.ts';

/** Tries something inside a transaction: if refused, it leaves no trace, and the refusal is returned. */
export async function attempt(tx: Db, work: () => Promise<void>): Promise<BridgeError | null> {
  await sql`SAVEPOINT essai`.execute(tx);
  try {
    await work();
    await sql`RELEASE SAVEPOINT essai`.execute(tx);
    return null;
  } catch (error) {
    if (!(error instanceof BridgeError)) throw error;
    await sql`ROLLBACK TO SAVEPOINT essai`.execute(tx);
    await sql`RELEASE SAVEPOINT essai`.execute(tx);
    return error;
  }
}

/** Does something and undoes it. */
export async function undo(tx: Db, work: () => Promise<void>): Promise<void> {
  await sql`SAVEPOINT simulation`.execute(tx);
  await work();
  await sql`ROLLBACK TO SAVEPOINT simulation`.execute(tx);
}
