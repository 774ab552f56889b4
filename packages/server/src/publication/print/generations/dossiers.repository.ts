import { sql } from 'kysely';
import type { Db, Row } from '../../../schema.ts';

/** Notes a folder before any file is in the store. */
export async function openDossier(tx: Db, dossier: string, at: Date): Promise<void> {
  await tx.insertInto('editions_en_suspens').values({ dossier, depuis: at }).execute();
}

/** Ends the note of a folder that belongs to a document or is removed; false when another process did so. */
export async function endDossier(tx: Db, dossier: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('editions_en_suspens')
    .where('dossier', '=', dossier)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The folders that have been on their way since before a date. */
export async function dossiersEnSuspens(db: Db, before: Date): Promise<readonly string[]> {
  const rows = await db.selectFrom('editions_en_suspens').select('dossier').where('depuis', '<', before).execute();
  return rows.map(({ dossier }) => dossier);
}

/** Notes the images that a document is about to show, before it looks for them in the store. */
export async function noteImages(db: Db, empreintes: readonly string[], at: Date): Promise<void> {
  // In one order, so that two documents with the same images wait for one another without a deadlock.
  const sorted = [...new Set(empreintes)].sort();
  await sql`INSERT INTO images_d_edition (empreinte, demandee_le) SELECT empreinte, ${at} FROM unnest(${sorted}::text[]) AS empreinte
    ON CONFLICT (empreinte) DO UPDATE SET demandee_le = greatest(images_d_edition.demandee_le, excluded.demandee_le)`.execute(
    db,
  );
}

const MONTREES = sql`SELECT image.value FROM generations, jsonb_each(coalesce(instantane, '{}')) AS canal,
  jsonb_each_text(canal.value -> 'images') AS image`;

/** The images that no document shows, and that none asked for since a date. */
export async function imagesPerdues(db: Db, before: Date): Promise<readonly string[]> {
  const { rows } = await sql<Row<'images_d_edition', 'empreinte'>>`
    SELECT empreinte FROM images_d_edition WHERE demandee_le < ${before} EXCEPT (${MONTREES})`.execute(db);
  return rows.map(({ empreinte }) => empreinte);
}

/** Forgets an image; false when it was asked for meanwhile. New requests for it wait until the transaction ends. */
export async function forgetImage(tx: Db, empreinte: string, before: Date): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('images_d_edition')
    .where('empreinte', '=', empreinte)
    .where('demandee_le', '<', before)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
