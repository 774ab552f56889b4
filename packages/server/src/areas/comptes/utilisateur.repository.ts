import { type SqlBool, sql } from 'kysely';
import { entitesActing } from '../../crud/read/portee.repository.ts';
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
    // An account that expires does not count: it could not keep the door open.
    .where('expire_le', 'is', null)
    .where('id', '!=', id)
    .executeTakeFirstOrThrow();
  return nombre;
}

/** The provider that gives an account its roles at each sign-in; undefined when they are given in Bridge. */
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

/** Sets the language of a person's console and e-mails, one of their preferences. */
export async function keepLanguage(tx: Db, userId: number, langue: string | null): Promise<void> {
  await tx
    .updateTable('utilisateurs')
    .set({
      user_params: sql`(user_params - 'ui.language') || jsonb_strip_nulls(jsonb_build_object('ui.language', ${langue}::text))`,
    })
    .where('id', '=', userId)
    .execute();
}

const entiteOf = (user: number) => sql`(SELECT entite_id FROM utilisateurs WHERE id = ${user})`;

/** Whether a person may open a translation: it is of an entity that they look after, or of one below. */
const opens = (user: number) => sql<SqlBool>`EXISTS (
  SELECT 1 FROM utilisateurs AS personne WHERE personne.id = ${user} AND ('ROLE_SUPER_ADMIN' = ANY(personne.roles)
    OR (personne.entite_id || personne.entites_supplementaires) && array(
      ${entitesActing(sql`traductions.entite_id`, sql`'{}'::bigint[]`)})))`;

/**
 * Gives a person's translations to another who may open them, and their shared views to another of the same entity,
 * whose people see them. Returns how many.
 */
export async function giveOver(
  db: Db,
  { from, to, scope }: { readonly from: number; readonly to: number; readonly scope: Scope },
): Promise<number> {
  const given = await db
    .updateTable('traductions')
    .set({ assignee_a: to })
    .where('assignee_a', '=', from)
    .where(inScope('entite_id', scope))
    .where(opens(to))
    .executeTakeFirstOrThrow();
  const shared = await db
    .updateTable('vues')
    .set({ utilisateur_id: to })
    .where('utilisateur_id', '=', from)
    .where('partagee', '=', true)
    .where(sql<SqlBool>`${entiteOf(to)} IS NOT DISTINCT FROM ${entiteOf(from)}`)
    .executeTakeFirstOrThrow();
  return Number(given.numUpdatedRows + shared.numUpdatedRows);
}
