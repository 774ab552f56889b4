import type { Role } from '@bridge/contract';
import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import { anyOf } from '../../platform/db/conditions.ts';
import type { Db } from '../../schema.ts';
import { rolesOf } from '../roles.repository.ts';

/** The entities that a person looks after. */
const entitesOf = (user: string) =>
  sql<number[]>`(${sql.ref(`${user}.entite_id`)} || ${sql.ref(`${user}.entites_supplementaires`)})`;

/** The entity that a session is narrowed to, while it is still the person's; else null. */
const activeEntite = sql<number | null>`CASE
  WHEN sessions.entite_active = ANY(${entitesOf('utilisateurs')}) THEN sessions.entite_active END`;
const entitesOfSession = sql<number[]>`CASE
  WHEN sessions.entite_active = ANY(${entitesOf('utilisateurs')}) THEN ARRAY[sessions.entite_active]
  ELSE ${entitesOf('utilisateurs')} END`;

/** Some entities and all those below them. */
export function branchOf(entites: RawBuilder<number[]>) {
  return sql<number[]>`(
    WITH RECURSIVE branche (id) AS (
      SELECT unnest(${entites})
      UNION SELECT entites.id FROM entites JOIN branche ON entites.parent_id = branche.id
    )
    SELECT coalesce(array_agg(id), '{}') FROM branche WHERE id IS NOT NULL
  )`;
}

/** Some entities and all those above them. */
export function lineOf(entites: RawBuilder<number[]>) {
  return sql<number[]>`(
    WITH RECURSIVE lignee (id, parent_id) AS (
      SELECT entites.id, entites.parent_id FROM entites
      WHERE entites.id = ANY(${entites})
      UNION SELECT entites.id, entites.parent_id FROM entites JOIN lignee ON entites.id = lignee.parent_id
    )
    SELECT coalesce(array_agg(id), '{}') FROM lignee
  )`;
}

/** The parameters of the instance, as a JSON text. */
export const parametresInText = sql<string | null>`(SELECT jsonb_object_agg(cle, valeur)::text FROM parametres)`;

/** The rights of an account, read at each request. */
const holderColumns = (entites: RawBuilder<number[]>) =>
  [
    'utilisateurs.id as userId',
    'utilisateurs.username',
    rolesOf('utilisateurs').as('roles'),
    'utilisateurs.statut',
    'utilisateurs.entite_id',
    parametresInText.as('parametres'),
    'utilisateurs.expire_le as compteExpireLe',
    'utilisateurs.entites_supplementaires',
    branchOf(entites).as('branche'),
    lineOf(entites).as('lignee'),
  ] as const;

/** The same of who a program acts for, who has no session. */
export async function holderInForce(db: Db, userId: number) {
  return db
    .selectFrom('utilisateurs')
    .select(holderColumns(entitesOf('utilisateurs')))
    .where('utilisateurs.id', '=', userId)
    .where('supprime_le', 'is', null)
    .executeTakeFirst();
}

function sessionsInForce(db: Db, ids: RawBuilder<readonly string[]>) {
  return db
    .selectFrom('sessions')
    .innerJoin('utilisateurs', 'utilisateurs.id', 'sessions.utilisateur_id')
    .leftJoin('utilisateurs as acteurs', 'acteurs.id', 'sessions.acteur_id')
    .select([
      'sessions.id',
      'sessions.role_actif',
      'sessions.expire_le',
      'sessions.fermee_le',
      'sessions.vue_le',
      ...holderColumns(entitesOfSession),
      activeEntite.as('entiteActive'),
      'acteurs.id as acteurId',
      'acteurs.username as acteurUsername',
      sql<Role[] | null>`${rolesOf('acteurs')}`.as('acteurRoles'),
      'acteurs.statut as acteurStatut',
      'acteurs.expire_le as acteurExpireLe',
      sql<number[] | null>`CASE WHEN acteurs.id IS NOT NULL THEN ${branchOf(entitesOf('acteurs'))} END`.as(
        'acteurBranche',
      ),
    ])
    .where('sessions.id', '=', anyOf(sql`${ids}::uuid[]`));
}

export type SessionInForce = Awaited<ReturnType<ReturnType<typeof sessionsInForce>['execute']>>[number];

/** Reads all that requests need to know of sessions, in one round trip. The statement is built once. */
export function createReadSessions(db: Db): (ids: readonly string[]) => Promise<ReadonlyMap<string, SessionInForce>> {
  const asked: readonly string[] = [];
  const query = sessionsInForce(db, sql`${asked}`).compile();
  return async (ids) => {
    const parameters = query.parameters.map((value) => (value === asked ? ids : value));
    const compiled: CompiledQuery<SessionInForce> = { ...query, parameters };
    const { rows } = await db.executeQuery(compiled);
    return new Map(rows.map((session) => [session.id, session]));
  };
}

export async function sessionInForce(db: Db, id: string): Promise<SessionInForce | undefined> {
  return sessionsInForce(db, sql`${[id]}`).executeTakeFirst();
}
