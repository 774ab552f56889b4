import type { Avertissement, DocumentObjet, Langue, SourceObjet, Systeme } from '@bridge/contract';
import { sql } from 'kysely';
import type { Colonnes } from '../../../catalogue/colonnes.rules.ts';
import { tableOfFlux } from '../../../catalogue/flux.repository.ts';
import { ligneDuMot, type TermeRencontre, type Termes } from '../../../catalogue/termes.rules.ts';
import { copyInto } from '../../../platform/db/copy.ts';
import type { Db, Row } from '../../../schema.ts';
import { type Appartenance, ofOwners } from './appartenance.repository.ts';

/** The objet of a record, as the catalogue holds it. */
export interface Connu {
  readonly identifiant: string;
  readonly objetId: number;
  readonly empreinte: Buffer;
  readonly statut: string;
  /** When the source last changed the record; null if it does not say. */
  readonly majLe: Date | null;
  /** Whether the objet is of this very feed, or of another one that it leaves. */
  readonly memeFlux: boolean;
  /** The system that brings the objet. */
  readonly systeme: Systeme;
  readonly entiteId: number | null;
}

export async function knownObjets(
  db: Db,
  where: Appartenance,
  identifiants: readonly string[],
): Promise<Map<string, Connu>> {
  const { systeme, fluxId } = where;
  const { rows } = await sql<Connu>`
    SELECT connue.identifiant, objets.id AS "objetId", objets.empreinte, objets.statut, objets.source_maj_le AS "majLe",
      objets.systeme, objets.entite_id AS "entiteId",
      coalesce(${sql.ref(`objets.${tableOfFlux(systeme)}`)} = ${fluxId}, false) AS "memeFlux"
    FROM objet_identites AS connue JOIN objets ON objets.id = connue.objet_id
    WHERE connue.systeme = ${systeme} AND connue.identifiant = ANY(${[...identifiants]}::text[])
      AND ${ofOwners('connue', where)} ORDER BY objets.id`.execute(db);
  return new Map(rows.map((row) => [row.identifiant, row]));
}

/** A record that the run read, with its objet in the catalogue. */
export interface Ligne {
  readonly identifiant: string;
  readonly rang: number;
  readonly action: 'cree' | 'modifie' | 'restaure';
  readonly objetId: number | null;
  readonly empreinte: Buffer;
  /** The place in the answer; null for a line that no answer brought. */
  readonly position: string | null;
  readonly contenu: {
    readonly document: DocumentObjet;
    readonly source: SourceObjet;
    readonly avertissements: readonly Avertissement[];
    readonly brut: string;
    readonly colonnes: Colonnes;
    readonly termes: Termes;
  };
}

const COLUMNS = [
  'importation_id',
  'rang',
  'identifiant',
  'action',
  'objet_id',
  'empreinte',
  'position',
  'document',
  'source',
  'avertissements',
  'brut',
  'colonnes',
  'types',
  'criteres',
  'modalites',
] as const;

/** Stages records, once each: their ranks are new in the run. */
export async function stageLines(tx: Db, importation: number, lignes: readonly Ligne[]): Promise<void> {
  const rows = lignes.map(({ rang, identifiant, action, objetId, empreinte, position, contenu }) => {
    const { document, source, avertissements, brut, colonnes, termes } = contenu;
    const { types, criteres, modalites } = termes;
    return [
      importation,
      rang,
      identifiant,
      action,
      objetId,
      empreinte,
      position,
      document,
      source,
      JSON.stringify(avertissements),
      brut,
      colonnes,
      types,
      criteres,
      modalites,
    ];
  });
  await copyInto(tx, 'importation_lignes', COLUMNS, rows);
}

/** Notes the objets that a lot found unchanged. */
export async function stageSeen(tx: Db, importation: number, rang: number, objets: readonly number[]): Promise<void> {
  if (objets.length === 0) return;
  await sql`
    INSERT INTO importation_vus (importation_id, rang, objets) VALUES (${importation}, ${rang}, ${[...objets]}::bigint[])
    ON CONFLICT DO NOTHING`.execute(tx);
}

/** The objets that a run has found unchanged so far. */
export async function objetsSeen(db: Db, importation: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT unnest(objets) AS id FROM importation_vus WHERE importation_id = ${importation}`.execute(db);
  return rows.map(({ id }) => id);
}

export type Rejet = Omit<Row<'importation_rejets'>, 'importation_id'>;

export async function stageRejects(tx: Db, importation: number, rejets: readonly Rejet[]): Promise<void> {
  if (rejets.length === 0) return;
  await tx
    .insertInto('importation_rejets')
    .values(rejets.map((rejet) => ({ importation_id: importation, ...rejet })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function stageTerms(tx: Db, importation: number, termes: readonly TermeRencontre[]): Promise<void> {
  if (termes.length === 0) return;
  const rows = termes.map((terme) => ({ ...ligneDuMot(terme), utilise: terme.utilise }));
  // A word whose label comes later than its code is completed.
  await sql`
    INSERT INTO importation_termes (importation_id, genre, schema, code, libelle, parent_schema, parent_code, nature, dessin, utilise)
    SELECT DISTINCT ON (genre, schema, code) ${importation}, genre, schema, code, libelle, parent_schema, parent_code, nature, dessin,
      utilise
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS t (genre text, schema text, code text, libelle jsonb, parent_schema text, parent_code text, nature text, dessin text,
        utilise boolean)
    ORDER BY genre, schema, code, utilise DESC, libelle DESC
    ON CONFLICT (importation_id, genre, schema, code) DO UPDATE
      SET libelle = importation_termes.libelle || excluded.libelle,
        parent_schema = coalesce(excluded.parent_schema, importation_termes.parent_schema),
        parent_code = coalesce(excluded.parent_code, importation_termes.parent_code),
        nature = coalesce(importation_termes.nature, excluded.nature),
        dessin = coalesce(excluded.dessin, importation_termes.dessin),
        utilise = importation_termes.utilise OR excluded.utilise`.execute(tx);
}

export async function stageLanguage(
  tx: Db,
  importation: number,
  langue: Langue,
  fiches: readonly { readonly identifiant: string; readonly brut: string; readonly valeur: unknown }[],
): Promise<void> {
  if (fiches.length === 0) return;
  await sql`
    INSERT INTO importation_langues (importation_id, identifiant, langue, brut, valeur)
    SELECT ${importation}, identifiant, ${langue}, brut, valeur::jsonb
    FROM unnest(${fiches.map(({ identifiant }) => identifiant)}::text[], ${fiches.map(({ brut }) => brut)}::text[],
      ${fiches.map(({ valeur }) => JSON.stringify(valeur))}::text[]) AS lue (identifiant, brut, valeur)
    ON CONFLICT DO NOTHING`.execute(tx);
}

export interface AutreLangue {
  readonly langue: Langue;
  readonly brut: string;
  readonly valeur: unknown;
}

export async function languagesOf(
  db: Db,
  importation: number,
  identifiants: readonly string[],
): Promise<Map<string, AutreLangue[]>> {
  const { rows } = await sql<AutreLangue & { identifiant: string }>`
    SELECT identifiant, langue, brut, valeur FROM importation_langues
    WHERE importation_id = ${importation} AND identifiant = ANY(${[...identifiants]}::text[])
    ORDER BY identifiant, langue`.execute(db);
  const byId = new Map<string, AutreLangue[]>();
  for (const { identifiant, ...autre } of rows) byId.set(identifiant, [...(byId.get(identifiant) ?? []), autre]);
  return byId;
}
