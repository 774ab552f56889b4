import { ADMINS_DE_CONTENU, type UserParams } from '@bridge/contract';
import { sql } from 'kysely';
import type { Db } from '../schema.ts';
import type { Recipient } from './mails.ts';

/** A person who can be written to. */
export interface Personne extends Recipient {
  readonly id: number;
  readonly entiteId: number | null;
  readonly userParams: UserParams;
}

const actives = (tx: Db) =>
  tx
    .selectFrom('utilisateurs')
    .select(['id', 'email', 'firstname', 'username', 'entite_id as entiteId', 'user_params as userParams'])
    .where('statut', '=', 'actif')
    .where('supprime_le', 'is', null);

/** Among some people, those who still have an account. */
export function personnesActives(tx: Db, ids: readonly number[]): Promise<Personne[]> {
  return actives(tx)
    .where('id', 'in', ids.length === 0 ? [0] : [...ids])
    .execute();
}

/** The admins who answer for the content of an entity, or of the instance. */
export function adminsActifs(tx: Db): Promise<Personne[]> {
  return actives(tx)
    .where(sql<boolean>`roles && ${[...ADMINS_DE_CONTENU]}::text[]`)
    .execute();
}

export function superAdminsActifs(tx: Db): Promise<Personne[]> {
  return actives(tx).where(sql<boolean>`'ROLE_SUPER_ADMIN' = ANY(roles)`).execute();
}
