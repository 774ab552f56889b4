import type { Scope } from '../../platform/auth/identity.ts';
import { holds, inScope } from '../../platform/db/conditions.ts';
import type { Db } from '../../schema.ts';

/** Held until the transaction ends, so that two changes at once cannot remove the last super admin. */
export async function lockSuperAdmins(db: Db): Promise<void> {
  await db
    .selectFrom('utilisateurs')
    .select('id')
    .where(holds('roles', 'ROLE_SUPER_ADMIN'))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

export async function otherActiveSuperAdmins(db: Db, id: number): Promise<number> {
  const { nombre } = await db
    .selectFrom('utilisateurs')
    .select(({ fn }) => fn.countAll<number>().as('nombre'))
    .where(holds('roles', 'ROLE_SUPER_ADMIN'))
    .where('statut', '=', 'actif')
    // One whose last day is set does not keep the door open.
    .where('expire_le', 'is', null)
    .where('id', '!=', id)
    .executeTakeFirstOrThrow();
  return nombre;
}

/** The provider that gives an account its roles at each sign-in; undefined where they are given here. */
export async function roleGiver(db: Db, userId: number): Promise<string | undefined> {
  const found = await db
    .selectFrom('identites')
    .innerJoin('fournisseurs', 'fournisseurs.id', 'identites.fournisseur_id')
    .select('fournisseurs.nom')
    .where('identites.utilisateur_id', '=', userId)
    .where('fournisseurs.gestion_roles', '=', 'chaque-connexion')
    .where('fournisseurs.actif', '=', true)
    .where('fournisseurs.supprime_le', 'is', null)
    .executeTakeFirst();
  return found?.nom;
}

/** The translations that somebody was given, and the views that they share, become another's. Answers how many. */
export async function giveOver(
  db: Db,
  { from, to, scope }: { readonly from: number; readonly to: number; readonly scope: Scope },
): Promise<number> {
  const given = await db
    .updateTable('traductions')
    .set({ assignee_a: to })
    .where('assignee_a', '=', from)
    .where(inScope('entite_id', scope))
    .executeTakeFirstOrThrow();
  const shared = await db
    .updateTable('vues')
    .set({ utilisateur_id: to })
    .where('utilisateur_id', '=', from)
    .where('partagee', '=', true)
    .executeTakeFirstOrThrow();
  return Number(given.numUpdatedRows + shared.numUpdatedRows);
}
