import type { Db } from '../../schema.ts';

export async function addRefreshToken(db: Db, empreinte: Buffer, sessionId: string, at: Date): Promise<void> {
  await db
    .insertInto('refresh_tokens')
    .values({ empreinte, session_id: sessionId, cree_le: at, utilise_le: null })
    .execute();
}

/** The state of a token and of the token that replaced it. */
export async function refreshTokenState(db: Db, empreinte: Buffer) {
  return db
    .selectFrom('refresh_tokens as jeton')
    .leftJoin('refresh_tokens as suivant', 'suivant.empreinte', 'jeton.successeur_empreinte')
    .select([
      'jeton.cree_le as createdAt',
      'jeton.utilise_le as usedAt',
      'jeton.successeur_scelle as sealedSuccessor',
      'suivant.cree_le as successorCreatedAt',
      'suivant.utilise_le as successorUsedAt',
    ])
    .where('jeton.empreinte', '=', empreinte)
    .executeTakeFirst();
}

interface Succession {
  readonly empreinte: Buffer;
  readonly successor: Buffer;
  readonly sealedSuccessor: Buffer;
  readonly at: Date;
}

export async function noteSuccessor(db: Db, { empreinte, successor, sealedSuccessor, at }: Succession): Promise<void> {
  await db
    .updateTable('refresh_tokens')
    .set({ utilise_le: at, successeur_scelle: sealedSuccessor, successeur_empreinte: successor })
    .where('empreinte', '=', empreinte)
    .execute();
}

export async function removeUnusedRefreshTokens(db: Db, sessionId: string): Promise<void> {
  await db.deleteFrom('refresh_tokens').where('session_id', '=', sessionId).where('utilise_le', 'is', null).execute();
}
