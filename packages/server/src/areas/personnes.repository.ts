import { ADMINS_DE_CONTENU, civilDay, type UserParams } from '@bridge/contract';
import { type RawBuilder, sql } from 'kysely';
import { entitesActing } from '../crud/read/portee.repository.ts';
import type { Db } from '../schema.ts';
import type { Recipient } from './mails.ts';

/** A person who can be written to. */
export interface Personne extends Recipient {
  readonly id: number;
  readonly entiteId: number | null;
  readonly userParams: UserParams;
}

/** An entity that people are written to about, at a moment; null for what belongs to none. */
export interface Concernee {
  readonly entiteId: number | null;
  readonly at: Date;
}

/** The accounts that work at a moment. */
const actives = (tx: Db, at: Date) =>
  tx
    .selectFrom('utilisateurs')
    .select(['id', 'email', 'firstname', 'username', 'entite_id as entiteId', 'user_params as userParams'])
    .where('statut', '=', 'actif')
    .where('supprime_le', 'is', null)
    .where(sql<boolean>`(expire_le IS NULL OR expire_le >= ${civilDay(at)}::date)`);

const SUPER_ADMIN = sql<boolean>`'ROLE_SUPER_ADMIN' = ANY(roles)`;
const ENTITES = sql`(entite_id || entites_supplementaires)`;

function among(tx: Db, ids: readonly number[], at: Date, entites: RawBuilder<unknown>): Promise<Personne[]> {
  return actives(tx, at)
    .where('id', 'in', ids.length === 0 ? [0] : [...ids])
    .where(sql<boolean>`(${SUPER_ADMIN} OR ${ENTITES} && ARRAY(${entites}))`)
    .execute();
}

/** Among some people, those who still work for an entity or for one above it: who went elsewhere is told no more. */
export function personnesDe(tx: Db, ids: readonly number[], { entiteId, at }: Concernee): Promise<Personne[]> {
  return among(tx, ids, at, entitesActing(sql`${entiteId}::bigint`, sql`'{}'::bigint[]`));
}

/** The same among people whom an entity chose to be told: it chooses in the entities below it too. */
export function personnesChoisies(tx: Db, ids: readonly number[], { entiteId, at }: Concernee): Promise<Personne[]> {
  return among(tx, ids, at, entitesActing(sql`${entiteId}::bigint`, sql`ARRAY[${entiteId}]::bigint[]`));
}

/** The admins who answer for the content of an entity; for what belongs to none, those of the instance. */
export function adminsDe(tx: Db, { entiteId, at }: Concernee): Promise<Personne[]> {
  const theirs = sql<boolean>`roles && ${[...ADMINS_DE_CONTENU]}::text[] AND ${entiteId}::bigint = ANY(${ENTITES})`;
  return actives(tx, at)
    .where(entiteId === null ? SUPER_ADMIN : theirs)
    .execute();
}
