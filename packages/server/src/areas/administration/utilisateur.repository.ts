import { type EndpointInput, type listUsers, type Utilisateur, utilisateur } from '@bridge/contract';
import { sql } from 'kysely';
import type { Scope } from '../../platform/auth/identity.ts';
import { containing, holds, inScope } from '../../platform/db/conditions.ts';
import type { Db } from '../../schema.ts';

function utilisateurs(db: Db, scope: Scope) {
  return db
    .selectFrom('utilisateurs')
    .select([
      'id',
      'version',
      'username',
      'email',
      'firstname',
      'lastname',
      'roles',
      'entite_id as userEntity',
      'statut',
      'email_confirme as emailConfirme',
      'derniere_connexion as derniereConnexion',
    ])
    .where(inScope('entite_id', scope));
}

type Row = Awaited<ReturnType<ReturnType<typeof utilisateurs>['executeTakeFirstOrThrow']>>;

const toUtilisateur = (row: Row): Utilisateur => ({
  ...row,
  derniereConnexion: row.derniereConnexion?.toISOString() ?? null,
});

export async function pageOfUtilisateurs(
  db: Db,
  scope: Scope,
  { page, itemsPerPage, sort, q }: EndpointInput<typeof listUsers>['query'],
): Promise<{ items: Utilisateur[]; total: number }> {
  const matching = q
    ? sql<boolean>`concat_ws(' ', ${sql.join(utilisateur.searchable.map((name) => sql.ref(name)))}) ILIKE ${containing(q)}`
    : sql<boolean>`true`;
  // A last key on the id makes the order total: page 2 never repeats page 1.
  const keys = [...sort, { field: 'id', descending: false } as const];
  const rows = await keys
    .reduce(
      (query, { field, descending }) => query.orderBy(field, descending ? 'desc' : 'asc'),
      utilisateurs(db, scope).where(matching),
    )
    .limit(itemsPerPage)
    .offset((page - 1) * itemsPerPage)
    .execute();
  const { total } = await db
    .selectFrom('utilisateurs')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where(inScope('entite_id', scope))
    .where(matching)
    .executeTakeFirstOrThrow();
  return { items: rows.map(toUtilisateur), total };
}

export async function utilisateurById(db: Db, scope: Scope, id: number): Promise<Utilisateur | undefined> {
  const row = await utilisateurs(db, scope).where('id', '=', id).executeTakeFirst();
  return row && toUtilisateur(row);
}

/** Locked, with every super admin, so that two changes at once cannot remove the last one. */
export async function lockUtilisateur(db: Db, scope: Scope, id: number): Promise<Utilisateur | undefined> {
  await db
    .selectFrom('utilisateurs')
    .select('id')
    .where(holds('roles', 'ROLE_SUPER_ADMIN'))
    .orderBy('id')
    .forUpdate()
    .execute();
  const row = await utilisateurs(db, scope).where('id', '=', id).forUpdate().executeTakeFirst();
  return row && toUtilisateur(row);
}

export async function otherActiveSuperAdmins(db: Db, id: number): Promise<number> {
  const { nombre } = await db
    .selectFrom('utilisateurs')
    .select(({ fn }) => fn.countAll<number>().as('nombre'))
    .where(holds('roles', 'ROLE_SUPER_ADMIN'))
    .where('statut', '=', 'actif')
    .where('id', '!=', id)
    .executeTakeFirstOrThrow();
  return nombre;
}

type Changes = Partial<Omit<Utilisateur, 'id' | 'version' | 'derniereConnexion' | 'emailConfirme'>>;

export async function saveUtilisateur(
  db: Db,
  id: number,
  { userEntity, ...changes }: Changes,
  at: Date,
): Promise<void> {
  await db
    .updateTable('utilisateurs')
    .set({
      ...changes,
      ...(userEntity === undefined ? {} : { entite_id: userEntity }),
      version: sql`version + 1`,
      modifie_le: at,
    })
    .where('id', '=', id)
    .execute();
}

export async function removeUtilisateur(db: Db, id: number): Promise<void> {
  await db.deleteFrom('utilisateurs').where('id', '=', id).execute();
}
