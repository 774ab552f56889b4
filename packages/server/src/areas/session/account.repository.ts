import {
  LANGUES_D_INTERFACE,
  type Profile,
  type Role,
  type StatutUtilisateur,
  type UserParams,
} from '@bridge/contract';
import { sql } from 'kysely';
import { holds } from '../../platform/db/conditions.ts';
import type { Db, Row } from '../../schema.ts';
import { rolesOf } from '../roles.repository.ts';

/** An account as sign-in reads it: the person who signs in has no scope yet. */
export interface Account {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly passwordHash: string | null;
  readonly roles: Role[];
  readonly statut: StatutUtilisateur;
  readonly emailConfirmed: boolean;
  /** Last day that the account may be used, null for ever. */
  readonly expireLe: string | null;
  readonly entitesSupplementaires: readonly number[];
  readonly entite: { readonly id: number; readonly nom: string; readonly code: string } | null;
}

function accounts(db: Db) {
  return db
    .selectFrom('utilisateurs')
    .leftJoin('entites', 'entites.id', 'utilisateurs.entite_id')
    .select([
      'utilisateurs.id',
      'username',
      'utilisateurs.email',
      'firstname',
      'lastname',
      'password_hash as passwordHash',
      rolesOf('utilisateurs').as('roles'),
      'statut',
      'email_confirme as emailConfirmed',
      'expire_le as expireLe',
      'entites_supplementaires as entitesSupplementaires',
      'entites.id as entiteId',
      'entites.nom as entiteNom',
      'entites.code as entiteCode',
    ]);
}

type AccountRow = Awaited<ReturnType<ReturnType<typeof accounts>['executeTakeFirstOrThrow']>>;

function toAccount({ entiteId, entiteNom, entiteCode, ...account }: AccountRow): Account {
  const entite = entiteId !== null ? { id: entiteId, nom: entiteNom ?? '', code: entiteCode ?? '' } : null;
  return { ...account, entite };
}

/** The account with a user name or an e-mail address: no user name looks like an address. */
export async function accountByLogin(db: Db, login: string): Promise<Account | undefined> {
  const name = login.toLowerCase();
  const row = await accounts(db)
    .where(({ eb, or }) => or([eb(sql`lower(username)`, '=', name), eb(sql`lower(utilisateurs.email)`, '=', name)]))
    .executeTakeFirst();
  return row && toAccount(row);
}

export async function accountByEmail(db: Db, email: string): Promise<Account | undefined> {
  const row = await accounts(db).where(sql`lower(utilisateurs.email)`, '=', email.toLowerCase()).executeTakeFirst();
  return row && toAccount(row);
}

export async function accountById(db: Db, id: number): Promise<Account | undefined> {
  const row = await accounts(db).where('utilisateurs.id', '=', id).executeTakeFirst();
  return row && toAccount(row);
}

/** The entities that an account looks after, its own first. */
export async function entitesOfAccount(db: Db, userId: number) {
  return db
    .selectFrom('entites')
    .innerJoin('utilisateurs', (join) =>
      join.on(sql<boolean>`entites.id = ANY(utilisateurs.entite_id || utilisateurs.entites_supplementaires)`),
    )
    .select(['entites.id', 'entites.nom', 'entites.code'])
    .where('utilisateurs.id', '=', userId)
    .where('entites.supprime_le', 'is', null)
    .orderBy(sql`entites.id = utilisateurs.entite_id`, 'desc')
    .orderBy('entites.nom')
    .execute();
}

export async function activeSuperAdmins(db: Db) {
  return db
    .selectFrom('utilisateurs')
    .select(['email', 'firstname', 'username'])
    .where('statut', '=', 'actif')
    .where(holds('roles', 'ROLE_SUPER_ADMIN'))
    .execute();
}

type Registration = Row<'utilisateurs', 'username' | 'email' | 'firstname' | 'lastname'>;

/** An account that asks to exist: no role, no entity, no right to sign in. */
export async function addRegistration(db: Db, registration: Registration, passwordHash: string): Promise<number> {
  const { id } = await db
    .insertInto('utilisateurs')
    .values({
      ...registration,
      password_hash: passwordHash,
      roles: [],
      entite_id: null,
      statut: 'invite',
      derniere_connexion: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function removeAccount(db: Db, id: number): Promise<void> {
  await db.deleteFrom('utilisateurs').where('id', '=', id).execute();
}

export async function noteSignIn(db: Db, id: number, at: Date): Promise<void> {
  await db.updateTable('utilisateurs').set({ derniere_connexion: at }).where('id', '=', id).execute();
}

export async function noteConfirmedEmail(db: Db, id: number): Promise<void> {
  await db.updateTable('utilisateurs').set({ email_confirme: true }).where('id', '=', id).execute();
}

/** Makes an invited account active once its invitation is accepted, with the roles that it was given. */
export async function acceptInvitation(db: Db, id: number, at: Date): Promise<void> {
  await db
    .updateTable('utilisateurs')
    .set({ statut: 'actif', version: sql`version + 1`, modifie_le: at })
    .where('id', '=', id)
    .where('statut', '=', 'invite')
    .where(sql<boolean>`cardinality(roles) > 0`)
    .execute();
}

export async function savePassword(db: Db, id: number, passwordHash: string): Promise<void> {
  await db
    .updateTable('utilisateurs')
    .set({ password_hash: passwordHash, password_genere: false })
    .where('id', '=', id)
    .execute();
}

export async function profileOf(db: Db, userId: number): Promise<Profile> {
  return db
    .selectFrom('utilisateurs')
    .select(['username', 'email', 'firstname', 'lastname', 'version'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Saves the identity; false when the version that was read is no longer the last one. */
export async function saveIdentity(
  db: Db,
  userId: number,
  { version, ...identity }: Omit<Profile, 'username'>,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('utilisateurs')
    .set({ ...identity, version: sql`version + 1`, modifie_le: at })
    .where('id', '=', userId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function userParamsOf(db: Db, userId: number): Promise<UserParams> {
  const { user_params } = await db
    .selectFrom('utilisateurs')
    .select('user_params')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return user_params;
}

/** Merges preferences into an account. Administrators read the account's language, which follows its preferences. */
export async function mergeUserParams(db: Db, userId: number, params: UserParams): Promise<UserParams> {
  const merged = sql<string>`user_params || ${JSON.stringify(params)}::jsonb`;
  const known = LANGUES_D_INTERFACE.map(({ value }) => value);
  const langue = sql<string>`(${merged}) ->> 'ui.language'`;
  const { user_params } = await db
    .updateTable('utilisateurs')
    .set({ user_params: merged, langue: sql`CASE WHEN ${langue} = ANY(${known}::text[]) THEN ${langue} END` })
    .where('id', '=', userId)
    .returning('user_params')
    .executeTakeFirstOrThrow();
  return user_params;
}
