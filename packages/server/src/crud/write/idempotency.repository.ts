import { type SqlBool, sql } from 'kysely';
import { type Auteur, auteurColumns, type Cle } from '../../platform/auth/acteur.ts';
import type { Db } from '../../schema.ts';

/** True for the first request with a key; others wait until it is done. */
export async function claimKey(db: Db, by: Auteur, { nom, empreinte }: Cle, at: Date): Promise<boolean> {
  const { utilisateur_id, automate } = auteurColumns(by);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('idempotences')
    .values({ utilisateur_id, automate, cle: nom, empreinte, reponse: null, le: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** The row of a key, in the form of its index. */
function isKey(by: Auteur, { nom }: Cle) {
  const { utilisateur_id, automate } = auteurColumns(by);
  return sql<SqlBool>`coalesce(utilisateur_id, 0) = ${utilisateur_id ?? 0}
    AND coalesce(automate, '') = ${automate ?? ''} AND cle = ${nom}`;
}

export async function keepAnswer(db: Db, by: Auteur, cle: Cle, answer: unknown): Promise<void> {
  await db
    .updateTable('idempotences')
    .set({ reponse: JSON.stringify(answer ?? null) })
    .where(isKey(by, cle))
    .execute();
}

export async function answerOfKey(db: Db, by: Auteur, cle: Cle) {
  return db.selectFrom('idempotences').select(['empreinte', 'reponse']).where(isKey(by, cle)).executeTakeFirst();
}

export async function purgeKeys(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('idempotences').where('le', '<', before).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
