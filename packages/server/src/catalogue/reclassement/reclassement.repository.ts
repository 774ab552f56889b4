import { sql } from 'kysely';
import type { Db } from '../../schema.ts';

/** Locks the links of types: making and applying them take turns, so that no lot is written with a former one. */
export async function lockMappings(tx: Db): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('reclassement'))`.execute(tx);
}

/**
 * Shared lock for lots of imports, which read the links: lots run side by side, but not while a link is made, so that
 * linking finds all objets written with the former link. It must be taken in a statement before the one that reads.
 */
export async function shareMappings(tx: Db): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock_shared(hashtext('reclassement'))`.execute(tx);
}

export async function objetsOfType(db: Db, type: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*) AS n FROM objets WHERE types @> ARRAY[${type}]::bigint[]`.execute(db);
  return rows[0]?.n ?? 0;
}

interface Reclassified {
  /** The objets looked at: with fewer than asked for, they were the last. */
  readonly lus: number;
  readonly changes: number;
  /** The number after which the next lot starts. */
  readonly dernier: number;
}

/**
 * Gives a lot of objets of a type the type of Bridge that it is linked to, or the reader's own guess without a link.
 * Objets that have it are left alone: a repeated lot changes nothing.
 */
export async function reclassifyLot(tx: Db, type: number, apres: number, taille: number): Promise<Reclassified> {
  const { rows } = await sql<Reclassified>`
    WITH lot AS MATERIALIZED (
      SELECT id, types, type_bridge FROM objets WHERE types @> ARRAY[${type}]::bigint[] AND id > ${apres}
      ORDER BY id LIMIT ${taille} FOR NO KEY UPDATE
    ),
    voulus AS (
      SELECT lot.id, coalesce(
        (SELECT mot.type_bridge FROM types AS mot
          WHERE mot.id = ANY(lot.types) AND mot.type_bridge IS NOT NULL ORDER BY mot.id LIMIT 1),
        (SELECT doc.document ->> 'typeBridge' FROM objet_documents AS doc WHERE doc.objet_id = lot.id),
        lot.type_bridge) AS type_bridge
      FROM lot
    ),
    changes AS (
      UPDATE objets SET type_bridge = voulus.type_bridge FROM voulus
      WHERE objets.id = voulus.id AND objets.type_bridge IS DISTINCT FROM voulus.type_bridge RETURNING 1
    )
    SELECT (SELECT count(*) FROM lot) AS lus, (SELECT count(*) FROM changes) AS changes,
      (SELECT coalesce(max(id), ${apres}) FROM lot) AS dernier`.execute(tx);
  return rows[0] ?? { lus: 0, changes: 0, dernier: apres };
}
