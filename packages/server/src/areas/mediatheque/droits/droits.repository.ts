import { sql } from 'kysely';
import type { Db } from '../../../schema.ts';

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
