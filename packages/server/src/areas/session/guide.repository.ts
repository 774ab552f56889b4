import type { Scope } from '../../platform/auth/identity.ts';
import { inScope } from '../../platform/db/conditions.ts';
import type { Db } from '../../schema.ts';

export interface GuideFacts {
  readonly named: boolean;
  readonly ownPassword: boolean;
  readonly utilisateurs: number;
  readonly entites: number;
}

/** How far a person is, and how many accounts and entities they can see. */
export async function guideFacts(db: Db, userId: number, scope: Scope): Promise<GuideFacts> {
  const { firstname, lastname, password_genere } = await db
    .selectFrom('utilisateurs')
    .select(['firstname', 'lastname', 'password_genere'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const { utilisateurs, entites } = await db
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('utilisateurs')
        .select(({ fn }) => fn.countAll<number>().as('nombre'))
        .where('statut', '=', 'actif')
        .where(inScope('entite_id', scope))
        .as('utilisateurs'),
      selectFrom('entites')
        .select(({ fn }) => fn.countAll<number>().as('nombre'))
        .where(inScope('id', scope))
        .as('entites'),
    ])
    .executeTakeFirstOrThrow();
  return {
    named: firstname !== '' && lastname !== '',
    ownPassword: !password_genere,
    utilisateurs: utilisateurs ?? 0,
    entites: entites ?? 0,
  };
}
