import type { DocumentObjet, Systeme } from '@bridge/contract';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../schema.ts';

export interface Rattachement {
  readonly identifiant: string;
  /** The objet of another system that the record completes. */
  readonly objetId: number;
  /** The objet that the record had made by itself; the two are to become one. */
  readonly doubleId: number | null;
  readonly document: DocumentObjet;
  readonly empreinte: Buffer;
}

interface Passage {
  readonly id: number;
  readonly systeme: Systeme;
  readonly fluxId: number;
  readonly at: Date;
}

/** Keeps what a run says of objets of other systems, all at once; said twice, it is kept once. */
export async function keepRattachements(
  tx: Db,
  { id, systeme, fluxId, at }: Passage,
  rattachements: readonly Rattachement[],
): Promise<void> {
  if (rattachements.length === 0) return;
  await sql`
    INSERT INTO objet_rattachements AS connu
      (systeme, identifiant, objet_id, flux_id, importation_id, document, empreinte, double_id, vu_le, change_le)
    SELECT DISTINCT ON (identifiant, objet_id) ${systeme}, identifiant, objet_id, ${fluxId}::bigint, ${id}::bigint, document::jsonb,
      decode(empreinte, 'hex'), double_id, ${at}::timestamptz, ${at}::timestamptz
    FROM unnest(
      ${rattachements.map(({ identifiant }) => identifiant)}::text[], ${rattachements.map(({ objetId }) => objetId)}::bigint[],
      ${rattachements.map(({ document }) => JSON.stringify(document))}::text[],
      ${rattachements.map(({ empreinte }) => empreinte.toString('hex'))}::text[],
      ${rattachements.map(({ doubleId }) => doubleId)}::bigint[]) AS lu (identifiant, objet_id, document, empreinte, double_id)
    ORDER BY identifiant, objet_id
    ON CONFLICT (systeme, identifiant, objet_id) DO UPDATE SET flux_id = excluded.flux_id, importation_id = excluded.importation_id,
      document = excluded.document, empreinte = excluded.empreinte, vu_le = excluded.vu_le, oublie_le = NULL,
      double_id = coalesce(excluded.double_id, connu.double_id),
      change_le = CASE WHEN connu.empreinte = excluded.empreinte AND connu.oublie_le IS NULL THEN connu.change_le
        ELSE excluded.change_le END`.execute(tx);
}

/** The offers of a feed that complete objets of other systems, and those among them that the run did not read. */
export async function attachedOfFeed(
  db: Db,
  { id, systeme, fluxId }: Omit<Passage, 'at'>,
): Promise<{ readonly tous: number; readonly absents: number }> {
  const { rows } = await sql<{ tous: number; absents: number }>`
    SELECT count(*)::int AS tous, count(*) FILTER (WHERE importation_id <> ${id})::int AS absents FROM objet_rattachements
    WHERE systeme = ${systeme} AND flux_id = ${fluxId} AND oublie_le IS NULL`.execute(db);
  return rows[0] ?? { tous: 0, absents: 0 };
}

/** Told that something completes its objet no more for this long, feeds have read it again without. */
const FORGOTTEN = sql`interval '90 days'`;

/** What a whole reading of a feed no longer brings completes nothing any more. */
export async function forgetRattachements(tx: Db, { id, systeme, fluxId, at }: Passage): Promise<void> {
  await sql`
    UPDATE objet_rattachements SET oublie_le = ${at}
    WHERE systeme = ${systeme} AND flux_id = ${fluxId} AND importation_id <> ${id} AND oublie_le IS NULL`.execute(tx);
  await sql`
    DELETE FROM objet_rattachements
    WHERE systeme = ${systeme} AND flux_id = ${fluxId} AND oublie_le < ${at}::timestamptz - ${FORGOTTEN}`.execute(tx);
}

/** Whether what completes the objets of a feed changed since: those that did not change themselves are then to be read as well. */
export function completedSince(where: { readonly systeme: Systeme; readonly fluxId: number }, since: string) {
  return sql<SqlBool>`EXISTS (
    SELECT 1 FROM objet_rattachements AS autre JOIN objets ON objets.id = autre.objet_id
    WHERE ${sql.ref(`objets.flux_${where.systeme}`)} = ${where.fluxId}
      AND greatest(autre.change_le, autre.oublie_le) >= ${sql.ref(since)})`;
}

/** What another system says of an objet, and its fingerprint. */
export interface Autre {
  readonly document: DocumentObjet;
  readonly empreinte: string;
}

/** What other systems than the one that is read say of objets. */
export async function rattachementsOf(
  db: Db,
  systeme: Systeme,
  objets: readonly number[],
): Promise<ReadonlyMap<number, readonly Autre[]>> {
  if (objets.length === 0) return new Map();
  const { rows } = await sql<{ objetId: number } & Autre>`
    SELECT objet_id AS "objetId", document, encode(empreinte, 'hex') AS empreinte FROM objet_rattachements
    WHERE objet_id = ANY(${[...objets]}::bigint[]) AND systeme <> ${systeme} AND oublie_le IS NULL
    ORDER BY objet_id, systeme, identifiant`.execute(db);
  const byObjet = new Map<number, Autre[]>();
  for (const { objetId, ...autre } of rows) byObjet.set(objetId, [...(byObjet.get(objetId) ?? []), autre]);
  return byObjet;
}

/** Objets as they are, for the system that takes them over: what another said of them completes what it says. */
export async function documentsOf(db: Db, objets: readonly number[]): Promise<ReadonlyMap<number, Autre>> {
  if (objets.length === 0) return new Map();
  const { rows } = await sql<{ objetId: number } & Autre>`
    SELECT objets.id AS "objetId", document, encode(empreinte, 'hex') AS empreinte
    FROM objets JOIN objet_documents AS doc ON doc.objet_id = objets.id
    WHERE objets.id = ANY(${[...objets]}::bigint[])`.execute(db);
  return new Map(rows.map(({ objetId, ...autre }) => [objetId, autre]));
}

/** Whether a run found objets that its records had made, and that are those of another system. */
export async function hasDoubles(db: Db, importation: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM objet_rattachements WHERE importation_id = ${importation} AND double_id IS NOT NULL LIMIT 1`.execute(
    db,
  );
  return rows.length > 0;
}
