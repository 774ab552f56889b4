import { sql } from 'kysely';
import type { Db } from '../schema.ts';
import type { Colonnes } from './colonnes.rules.ts';

export interface AReindexer {
  readonly id: number;
  readonly document: unknown;
  readonly source: unknown;
}

/** Objets whose dates were worked out before a day, the oldest first. */
export async function staleObjets(db: Db, before: string, most: number): Promise<AReindexer[]> {
  const { rows } = await sql<AReindexer>`
    SELECT objets.id, doc.document, doc.source FROM objets JOIN objet_documents AS doc ON doc.objet_id = objets.id
    WHERE objets.indexe_le < ${before}::date AND objets.statut <> 'absent' ORDER BY objets.indexe_le LIMIT ${most}`.execute(
    db,
  );
  return rows;
}

export type Datees = Pick<Colonnes, 'jours' | 'prochaine_date' | 'derniere_date' | 'anomalies'>;

/** Writes what depends on the day. */
export async function saveDates(
  db: Db,
  objets: readonly { readonly id: number; readonly colonnes: Datees }[],
  aujourdhui: string,
): Promise<void> {
  const rows = objets.map(({ id, colonnes: { jours, prochaine_date, derniere_date, anomalies } }) => ({
    id,
    jours,
    prochaine_date,
    derniere_date,
    anomalies,
  }));
  await sql`
    UPDATE objets SET jours = lue.jours, prochaine_date = lue.prochaine_date, derniere_date = lue.derniere_date,
      anomalies = lue.anomalies, indexe_le = ${aujourdhui}::date
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS lue (id bigint, jours datemultirange, prochaine_date date, derniere_date date, anomalies text[])
    WHERE objets.id = lue.id`.execute(db);
}

/** The next date of what is past moves on, without reading any document: the days are known. */
export async function moveNextDates(db: Db, aujourdhui: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    WITH bougees AS (
      UPDATE objets SET prochaine_date = (
        SELECT min(greatest(lower(plage), ${aujourdhui}::date)) FROM unnest(jours) AS plage WHERE upper(plage) > ${aujourdhui}::date)
      WHERE prochaine_date < ${aujourdhui}::date RETURNING 1
    )
    SELECT count(*) AS n FROM bougees`.execute(db);
  return rows[0]?.n ?? 0;
}
