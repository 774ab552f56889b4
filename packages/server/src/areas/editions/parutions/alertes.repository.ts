import type { Langue } from '@bridge/contract';
import { sql } from 'kysely';
import type { Db } from '../../../schema.ts';

interface Issue {
  readonly id: number;
  readonly planification: number;
  readonly langue: Langue;
}

const MOST = 100;

/** Documents of planifications that ended badly, with the reason, untold so far; locked against other instances. */
export async function generationsUntold(tx: Db): Promise<(Issue & { readonly motif: string })[]> {
  const { rows } = await sql<Issue & { motif: string }>`
    SELECT generations.id, generations.planification, generations.langue,
      CASE WHEN generations.etat = 'en-cours' THEN coalesce(taches.message, '') ELSE generations.message END AS motif
    FROM generations LEFT JOIN taches ON taches.id = generations.tache
    WHERE generations.planification IS NOT NULL AND NOT generations.alertee
      AND (generations.etat IN ('sans-suite', 'echouee') OR (generations.etat = 'en-cours' AND taches.etat = 'echouee'))
    ORDER BY generations.id LIMIT ${MOST} FOR UPDATE OF generations SKIP LOCKED`.execute(tx);
  return rows;
}

export async function noteTold(tx: Db, id: number): Promise<void> {
  await tx.updateTable('generations').set({ alertee: true }).where('id', '=', id).execute();
}

/** Documents whose sendings have all ended and that nobody was told of; locked against other instances. */
export async function sendingsUntold(tx: Db): Promise<Issue[]> {
  const { rows } = await sql<Issue>`
    SELECT generations.id, generations.planification, generations.langue FROM generations
    WHERE generations.planification IS NOT NULL AND NOT generations.envois_alertes AND generations.etat = 'validee'
      AND NOT EXISTS (SELECT FROM taches WHERE taches.type = 'envoi' AND taches.cible_ressource = 'generation'
        AND taches.cible_id = generations.id::text AND taches.etat IN ('en_attente', 'en_cours'))
    ORDER BY generations.id LIMIT ${MOST} FOR UPDATE OF generations SKIP LOCKED`.execute(tx);
  return rows;
}

export async function noteEnvoisTold(tx: Db, id: number): Promise<void> {
  await tx.updateTable('generations').set({ envois_alertes: true }).where('id', '=', id).execute();
}
