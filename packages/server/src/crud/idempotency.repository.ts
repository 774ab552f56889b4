import type { Db } from '../schema.ts';

/** True for the first who comes with a key; the others wait until the first is done. */
export async function claimKey(db: Db, userId: number, cle: string, empreinte: Buffer, at: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('idempotences')
    .values({ utilisateur_id: userId, cle, empreinte, reponse: null, le: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function keepAnswer(db: Db, userId: number, cle: string, answer: unknown): Promise<void> {
  await db
    .updateTable('idempotences')
    .set({ reponse: JSON.stringify(answer) })
    .where('utilisateur_id', '=', userId)
    .where('cle', '=', cle)
    .execute();
}

export async function answerOfKey(db: Db, userId: number, cle: string) {
  return db
    .selectFrom('idempotences')
    .select(['empreinte', 'reponse'])
    .where('utilisateur_id', '=', userId)
    .where('cle', '=', cle)
    .executeTakeFirst();
}

export async function purgeKeys(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('idempotences').where('le', '<', before).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
