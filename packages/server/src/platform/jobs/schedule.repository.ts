import type { Db } from '../../schema.ts';
import type { Echeance } from './schedule.rules.ts';

/** The due date of a key, kept from the other instances until the transaction ends. It is made when there is none. */
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

/** What is not scheduled any more is forgotten: were it to come back, nothing would be overdue. */
export async function forgetOtherEcheances(db: Db, cles: readonly string[]): Promise<void> {
  await db
    .deleteFrom('echeances')
    .$if(cles.length > 0, (others) => others.where('cle', 'not in', [...cles]))
    .execute();
}
