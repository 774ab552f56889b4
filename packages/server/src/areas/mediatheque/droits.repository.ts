import { ADMINS_DE_CONTENU } from '@bridge/contract';
import { sql } from 'kysely';
import type { Db } from '../../schema.ts';
import type { Recipient } from '../mails.ts';

export async function alertesDites(tx: Db): Promise<{ media: number; fin: string; jours: number }[]> {
  const { rows } = await sql<{ media: number; fin: string; jours: number }>`
    SELECT media_id AS media, fin::text AS fin, jours FROM medias_alertes`.execute(tx);
  return rows;
}

export async function noteAlerte(tx: Db, media: number, fin: string, jours: number, at: Date): Promise<void> {
  await sql`
    INSERT INTO medias_alertes (media_id, fin, jours, le) VALUES (${media}, ${fin}, ${jours}, ${at})
    ON CONFLICT DO NOTHING`.execute(tx);
}

export interface Personne extends Recipient {
  readonly id: number;
  readonly entiteId: number | null;
}

const actives = (tx: Db) =>
  tx
    .selectFrom('utilisateurs')
    .select(['id', 'email', 'firstname', 'username', 'entite_id as entiteId'])
    .where('statut', '=', 'actif')
    .where('supprime_le', 'is', null);

/** Of some people, those who still have an account. */
export function personnesActives(tx: Db, ids: readonly number[]): Promise<Personne[]> {
  return actives(tx)
    .where('id', 'in', ids.length === 0 ? [0] : [...ids])
    .execute();
}

/** Who answers for the content of an entity, or of the instance. */
export function adminsActifs(tx: Db): Promise<Personne[]> {
  return actives(tx)
    .where(sql<boolean>`roles && ${[...ADMINS_DE_CONTENU]}::text[]`)
    .execute();
}
