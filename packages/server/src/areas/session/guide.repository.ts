import { sql } from 'kysely';
import { visible } from '../../crud/read/condition.repository.ts';
import type { Scope } from '../../platform/auth/identity.ts';
import { inScope } from '../../platform/db/conditions.ts';
import type { Db } from '../../schema.ts';

export interface GuideFacts {
  readonly named: boolean;
  readonly ownPassword: boolean;
  readonly utilisateurs: number;
  readonly entites: number;
  readonly selections: number;
  readonly listesPubliees: number;
  /** A document came out of a model of édition. */
  readonly editionsFaites: boolean;
  readonly ecransAppaires: number;
  readonly hasObjets: boolean;
  /** A mail server was given in the parameters. */
  readonly sendsMail: boolean;
}

const OBJETS = { ownerColumn: 'entite_id', shared: true } as const;

/** The person's progress, and the numbers of accounts, entities, sélections and published lists that they see. */
export async function guideFacts(db: Db, userId: number, scope: Scope): Promise<GuideFacts> {
  const { firstname, lastname, password_genere } = await db
    .selectFrom('utilisateurs')
    .select(['firstname', 'lastname', 'password_genere'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const { utilisateurs, entites, selections, listes, editions, objets, ecrans, courriel } = await db
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
      sql<number>`(SELECT count(*) FROM selections WHERE supprime_le IS NULL AND ${inScope('selections.entite_id', scope)})`.as(
        'selections',
      ),
      sql<number>`(SELECT count(*) FROM listes_web WHERE etat <> 'brouillon' AND supprime_le IS NULL AND ${inScope('listes_web.entite_id', scope)})`.as(
        'listes',
      ),
      sql<boolean>`EXISTS (SELECT FROM generations WHERE etat IN ('prete', 'validee') AND ${inScope('generations.entite_id', scope)})`.as(
        'editions',
      ),
      sql<boolean>`EXISTS (SELECT 1 FROM objets WHERE supprime_le IS NULL AND ${visible(OBJETS, scope)})`.as('objets'),
      sql<number>`(SELECT count(*) FROM ecrans WHERE appaire_le IS NOT NULL AND supprime_le IS NULL AND ${inScope('ecrans.entite_id', scope)})`.as(
        'ecrans',
      ),
      sql<boolean>`EXISTS (SELECT FROM serveur_courriel)`.as('courriel'),
    ])
    .executeTakeFirstOrThrow();
  return {
    named: firstname !== '' && lastname !== '',
    ownPassword: !password_genere,
    utilisateurs: utilisateurs ?? 0,
    entites: entites ?? 0,
    selections: selections ?? 0,
    listesPubliees: listes ?? 0,
    editionsFaites: editions,
    ecransAppaires: ecrans ?? 0,
    hasObjets: objets,
    sendsMail: courriel,
  };
}
