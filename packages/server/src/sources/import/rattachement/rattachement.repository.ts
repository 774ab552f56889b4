import type { DocumentObjet, Systeme } from '@bridge/contract';
import { type SqlBool, sql } from 'kysely';
import { tableOfFlux } from '../../../catalogue/flux.repository.ts';
import type { Db } from '../../../schema.ts';

export interface Rattachement {
  readonly identifiant: string;
  /** Id of the objet of another system that the record completes. */
  readonly objetId: number;
  /** Id of the objet that the record had made by itself, which is to be merged; null for none. */
  readonly doubleId: number | null;
  readonly document: DocumentObjet;
  readonly empreinte: Buffer;
  /** Rank of the record in its run. */
  readonly rang: number;
  /** When the source last changed the record; null if it does not say. */
  readonly majLe: Date | null;
}

/** Whether the completions of the objets of a feed changed since a date: these objets must then be read too. */
export function completedSince(where: { readonly systeme: Systeme; readonly fluxId: number }, since: string) {
  return sql<SqlBool>`EXISTS (
    SELECT 1 FROM objet_rattachements AS autre JOIN objets ON objets.id = autre.objet_id
    WHERE ${sql.ref(`objets.${tableOfFlux(where.systeme)}`)} = ${where.fluxId}
      AND greatest(autre.change_le, autre.oublie_le) >= ${sql.ref(since)})`;
}

/** What another system says of an objet, with its fingerprint. */
export interface Autre {
  readonly document: DocumentObjet;
  readonly empreinte: string;
}

/** What the systems other than the one being read say of objets. */
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

/** The present documents of objets, for the system that takes them over: what another system said completes its own. */
export async function documentsOf(db: Db, objets: readonly number[]): Promise<ReadonlyMap<number, Autre>> {
  if (objets.length === 0) return new Map();
  const { rows } = await sql<{ objetId: number } & Autre>`
    SELECT objets.id AS "objetId", document, encode(empreinte, 'hex') AS empreinte
    FROM objets JOIN objet_documents AS doc ON doc.objet_id = objets.id
    WHERE objets.id = ANY(${[...objets]}::bigint[])`.execute(db);
  return new Map(rows.map(({ objetId, ...autre }) => [objetId, autre]));
}

/** Whether a run found objets that its records had made and that are those of another system. */
export async function hasDoubles(db: Db, importation: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM objet_rattachements WHERE importation_id = ${importation} AND double_id IS NOT NULL LIMIT 1`.execute(
    db,
  );
  return rows.length > 0;
}
