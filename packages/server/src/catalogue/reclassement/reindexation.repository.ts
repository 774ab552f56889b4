import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../schema.ts';
import { COPIED, DEFINITION } from '../colonnes.repository.ts';
import type { Colonnes } from '../colonnes.rules.ts';
import { DOCUMENT_CORRIGE } from '../correction.repository.ts';

export interface AReindexer {
  readonly id: number;
  readonly document: unknown;
  readonly source: unknown;
  /** The fingerprint of the record that the document was read from. */
  readonly empreinte: string;
  /** Whether nothing was computed yet, because it came with an older version of the product. */
  readonly jamais: boolean;
}

const LUS = sql`
  SELECT objets.id, ${DOCUMENT_CORRIGE} AS document, doc.source, encode(objets.empreinte, 'hex') AS empreinte,
    objets.indexe_le = '-infinity' AS jamais
  FROM objets JOIN objet_documents AS doc ON doc.objet_id = objets.id`;

/** Some objets with their documents as they are shown. */
export async function objetsAReindexer(db: Db, ids: readonly number[]): Promise<AReindexer[]> {
  const { rows } = await sql<AReindexer>`${LUS} WHERE objets.id = ANY(${[...ids]}::bigint[])`.execute(db);
  return rows;
}

/** Objets whose columns were worked out before a day, the oldest first. */
export const staleObjets = (db: Db, before: string, most: number) => workedOutBefore(db, before, most, sql`true`);

/** The same of events to come that have no times: an older version worked out their columns. */
export const staleEvents = (db: Db, before: string, most: number) =>
  workedOutBefore(
    db,
    before,
    most,
    sql`objets.type_bridge = 'evenement' AND objets.seances = '{}' AND objets.prochaine_date IS NOT NULL`,
  );

/** Among objets of a kind: one that an index by « indexe_le » is made for. */
async function workedOutBefore(db: Db, before: string, most: number, kind: RawBuilder<unknown>): Promise<AReindexer[]> {
  const { rows } = await sql<AReindexer>`
    ${LUS} WHERE objets.statut <> 'absent' AND objets.indexe_le < ${before}::date AND ${kind}
    ORDER BY objets.indexe_le LIMIT ${most}`.execute(db);
  return rows;
}

/** The state of an objet is decided by its import: it is not rewritten. */
const REWRITTEN = COPIED.filter((name) => name !== 'statut');

/** Writes the columns that come from the document anew. An objet that an import changed meanwhile is left as it is. */
export async function saveColonnes(
  db: Db,
  objets: readonly { readonly id: number; readonly empreinte: string; readonly colonnes: Colonnes }[],
  aujourdhui: string,
): Promise<void> {
  await sql`
    UPDATE objets SET (${sql.join(REWRITTEN.map((name) => sql.ref(name)))}, indexe_le) = (
      SELECT ${sql.join(REWRITTEN.map((name) => sql`c.${sql.ref(name)}`))}, ${aujourdhui}::date
      FROM jsonb_to_record(lue.colonnes) AS c (${DEFINITION}))
    FROM jsonb_to_recordset(${JSON.stringify(objets)}::jsonb) AS lue (id bigint, empreinte text, colonnes jsonb)
    WHERE objets.id = lue.id AND objets.empreinte = decode(lue.empreinte, 'hex')`.execute(db);
}

/** Moves next dates that are past, without reading documents: the days are known. */
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
