import type { Db } from '../../schema.ts';

interface Presence {
  readonly ressource: string;
  readonly id: number;
  readonly sessionId: string;
  readonly userId: number;
  readonly modifie: boolean;
  readonly at: Date;
}

export async function savePresence(db: Db, { ressource, id, sessionId, userId, modifie, at }: Presence): Promise<void> {
  await db
    .insertInto('presences')
    .values({ ressource, ligne_id: id, session_id: sessionId, utilisateur_id: userId, modifie, vue_le: at })
    .onConflict((conflict) =>
      conflict.columns(['ressource', 'ligne_id', 'session_id']).doUpdateSet({ modifie, vue_le: at }),
    )
    .execute();
}

/** The other people who have had a record open since a moment. */
export async function othersPresent(db: Db, ressource: string, id: number, userId: number, since: Date) {
  return db
    .selectFrom('presences')
    .innerJoin('utilisateurs', 'utilisateurs.id', 'presences.utilisateur_id')
    .select(({ fn }) => ['nom_complet as nom', fn.agg<boolean>('bool_or', ['modifie']).as('modifie')])
    .where('ressource', '=', ressource)
    .where('ligne_id', '=', id)
    .where('presences.utilisateur_id', '!=', userId)
    .where('vue_le', '>', since)
    .groupBy('nom_complet')
    .orderBy('nom_complet')
    .limit(10)
    .execute();
}

export async function purgePresences(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('presences').where('vue_le', '<', before).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
