import type { Db } from '../../schema.ts';
import type { Echeance } from './schedule.rules.ts';

/** Locks the due date of a key until the transaction ends, and creates it if needed. */
export async function takeEcheance(
  tx: Db,
  cle: string,
  first: { readonly cron: string; readonly prochain: Date },
): Promise<Echeance> {
  await tx
    .insertInto('echeances')
    .values({ cle, cron: first.cron, prochain_le: first.prochain })
    .onConflict((conflict) => conflict.column('cle').doNothing())
    .execute();
  return tx
    .selectFrom('echeances')
    .select(['cron', 'prochain_le', 'dernier_le'])
    .where('cle', '=', cle)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function moveEcheance(
  tx: Db,
  cle: string,
  { cron, prochain, ran }: { readonly cron: string; readonly prochain: Date; readonly ran: Date | null },
): Promise<void> {
  await tx
    .updateTable('echeances')
    .set({ cron, prochain_le: prochain, ...(ran ? { dernier_le: ran } : {}) })
    .where('cle', '=', cle)
    .execute();
}

/** Forgets due dates that are no longer scheduled: if the programme comes back, nothing is overdue. */
export async function forgetOtherEcheances(db: Db, cles: readonly string[]): Promise<void> {
  await db
    .deleteFrom('echeances')
    .$if(cles.length > 0, (others) => others.where('cle', 'not in', [...cles]))
    .execute();
}
