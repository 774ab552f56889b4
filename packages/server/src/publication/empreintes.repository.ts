import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { EACH_TIME } from '../catalogue/selection/evaluation.repository.ts';
import type { Db } from '../schema.ts';

/** A fingerprint of all objets that a condition keeps, with their states: any change gives another. */
export async function empreinteDe(db: Db, where: RawBuilder<SqlBool>): Promise<string> {
  const { rows } = await sql<{ empreinte: string }>`
    ${EACH_TIME} SELECT count(*) || ':' || coalesce(md5(string_agg(id || ' ' || version || ' ' || partage || ' ' || encode(empreinte, 'hex'), ',' ORDER BY id)), '') AS empreinte
    FROM objets WHERE ${where}`.execute(db);
  return rows[0]?.empreinte ?? '';
}

/** Keeps a fingerprint; tells whether it is new. */
export async function keepEmpreinte(tx: Db, selection: number, empreinte: string): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO empreintes_publiques AS connue (selection_id, empreinte) VALUES (${selection}, ${empreinte})
    ON CONFLICT (selection_id) DO UPDATE SET empreinte = excluded.empreinte WHERE connue.empreinte <> excluded.empreinte
    RETURNING 1`.execute(tx);
  return rows.length > 0;
}

/** The objets that an import changed, up to one more than asked for. */
export async function objetsTouches(db: Db, importation: number, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT objet_id AS id FROM importation_objets WHERE importation_id = ${importation} ORDER BY objet_id LIMIT ${most + 1}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/**
 * Whether a task of a kind waits; it then waits until this transaction ends, and so sees the change. Nobody waits here:
 * a key would make one transaction wait for another.
 */
export async function holdWaiting(tx: Db, type: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM taches WHERE type = ${type} AND etat = 'en_attente' ORDER BY id LIMIT 1 FOR SHARE SKIP LOCKED`.execute(
    tx,
  );
  return rows.length > 0;
}
