import { sql } from 'kysely';
import type { Db, Row } from '../../../schema.ts';

export type MediaConnu = Row<'medias_ecran', 'empreinte' | 'octets' | 'type' | 'source'>;

const COLUMNS = sql`empreinte, octets, type, source`;

/** The media that some sources gave when they were last read. */
export async function mediasConnus(db: Db, sources: readonly string[]): Promise<MediaConnu[]> {
  const { rows } = await sql<MediaConnu>`
    SELECT ${COLUMNS} FROM medias_ecran WHERE source = ANY(${[...sources]}::text[])`.execute(db);
  return rows;
}

/** The sources that give these bytes. */
export async function mediasByEmpreinte(db: Db, empreinte: string): Promise<MediaConnu[]> {
  const { rows } = await sql<MediaConnu>`
    SELECT ${COLUMNS} FROM medias_ecran WHERE empreinte = ${empreinte} ORDER BY source`.execute(db);
  return rows;
}

/** Notes the media that a source gives now. */
export async function keepMedia(db: Db, { empreinte, octets, type, source }: MediaConnu, at: Date): Promise<void> {
  await sql`
    INSERT INTO medias_ecran (empreinte, source, octets, type, vu_le)
    VALUES (${empreinte}, ${source}, ${octets}, ${type}, ${at})
    ON CONFLICT (source) DO UPDATE SET empreinte = excluded.empreinte, octets = excluded.octets, type = excluded.type,
      vu_le = excluded.vu_le`.execute(db);
}

/** Forgets a source that no longer gives what it gave. */
export async function forgetSource(db: Db, source: string): Promise<void> {
  await db.deleteFrom('medias_ecran').where('source', '=', source).execute();
}

/** Notes that media are in use, once a day at most. */
export async function noteServis(db: Db, empreintes: readonly string[], at: Date): Promise<void> {
  await sql`
    UPDATE medias_ecran SET vu_le = ${at}
    WHERE empreinte = ANY(${[...empreintes]}::text[]) AND vu_le < ${at}::timestamptz - interval '1 day'`.execute(db);
}

/** Removes media that no diaporama has shown for long. */
export async function forgetMedias(db: Db, avant: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`DELETE FROM medias_ecran WHERE vu_le < ${avant}`.execute(db);
  return Number(numAffectedRows);
}

/** A file of the médiathèque with its own fingerprint. */
export async function fichierKept(db: Db, id: string) {
  const { rows } = await sql<{ readonly empreinte: string; readonly octets: number; readonly type: string }>`
    SELECT empreinte, taille AS octets, type FROM medias_fichiers WHERE id = ${id}`.execute(db);
  return rows[0];
}
