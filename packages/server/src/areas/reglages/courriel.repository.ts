import type { Db } from '../../schema.ts';
import type { Recipient } from '../mails.ts';

export async function recipientById(db: Db, userId: number): Promise<Recipient> {
  return db
    .selectFrom('utilisateurs')
    .select(['email', 'firstname', 'username'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}
