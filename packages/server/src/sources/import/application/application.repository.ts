import { CODES_SYSTEMES, type Systeme } from '@bridge/contract';
import { type RawBuilder, sql } from 'kysely';
import { COPIED, DEFINITION } from '../../../catalogue/colonnes.repository.ts';
import { COLONNES_DE_FLUX, FLUX_DE_L_OBJET, tableOfFlux } from '../../../catalogue/flux.repository.ts';
import type { Db } from '../../../schema.ts';
import { type Appartenance, ofOwners, ownerOf } from '../lecture/appartenance.repository.ts';
import { SECONDE_MAIN } from '../rattachement/jumelle.repository.ts';
import { keepSecondHand } from '../rattachement/rattachement-passage.repository.ts';
import { notSent, seenIn } from './bilan.repository.ts';

export type { Appartenance };

export interface Lot {
  readonly importation: number;
  readonly aujourdhui: string;
  readonly at: Date;
  readonly taille: number;
}

const identifiers = (table: string, words: RawBuilder<unknown>) => sql`
  coalesce((SELECT array_agg(mot.id ORDER BY mot.id) FROM ${sql.table(table)} AS mot
    WHERE mot.cle = ANY(${words})), '{}')`;

const copied = (of: (name: string) => RawBuilder<unknown>) => sql.join(COPIED.map(of));

/** The columns that an objet takes from its staged line, in the order of `WRITTEN`. */
const WRITTEN = [
  ...COPIED,
  'type_bridge',
  'types',
  'criteres',
  'modalites',
  'texte_recherche',
  'recherche',
  'empreinte',
  'indexe_le',
  'identifiant',
  'absences',
  'disparu_le',
  'entite_id',
  'partage',
  ...COLONNES_DE_FLUX,
  'systeme',
] as const;

function values({ aujourdhui }: Lot, where: Appartenance): RawBuilder<unknown> {
  const flux = (systeme: Systeme) => (systeme === where.systeme ? sql`${where.fluxId}::bigint` : sql`NULL::bigint`);
  return sql`${copied((name) => sql`c.${sql.ref(name)}`)},
    coalesce((SELECT mot.type_bridge FROM types AS mot
      WHERE mot.cle = ANY(lot.types) AND mot.type_bridge IS NOT NULL ORDER BY mot.id LIMIT 1), c.type_bridge),
    ${identifiers('types', sql`lot.types`)}, ${identifiers('criteres', sql`lot.criteres`)}, ${identifiers('modalites', sql`lot.modalites`)},
    sans_accent(c.texte),
    setweight(array_to_tsvector(c.mots), 'A') || setweight(array_to_tsvector(c.corps), 'C'),
    lot.empreinte, ${aujourdhui}::date, lot.identifiant, 0, NULL::timestamptz,
    ${ownerOf(where)}, ${where.partage}, ${sql.join(CODES_SYSTEMES.map(flux))}, ${where.systeme}`;
}

/** The next lines of a run, of some actions. Applied lines are gone: the others are what a crash left to do. */
function nextLines({ importation, taille }: Lot, actions: readonly string[]): RawBuilder<unknown> {
  return sql`SELECT * FROM importation_lignes
    WHERE importation_id = ${importation} AND action = ANY(${[...actions]}::text[]) ORDER BY rang LIMIT ${taille}
    FOR UPDATE SKIP LOCKED`;
}

/** Turns staged creations into changes, for objets that another feed has brought since they were staged. */
export async function adoptKnown(tx: Db, importation: number, where: Appartenance): Promise<void> {
  await sql`
    WITH nouvelles AS MATERIALIZED (
      SELECT rang, identifiant FROM importation_lignes WHERE importation_id = ${importation} AND action = 'cree'
    ),
    apportees AS (
      SELECT nouvelles.rang, connue.objet_id, objets.statut
      FROM nouvelles
      JOIN objet_identites AS connue ON connue.systeme = ${where.systeme} AND connue.identifiant = nouvelles.identifiant
      JOIN objets ON objets.id = connue.objet_id
      WHERE ${ofOwners('connue', where)}
    )
    UPDATE importation_lignes AS ligne
    SET objet_id = apportees.objet_id, action = CASE apportees.statut WHEN 'absent' THEN 'restaure' ELSE 'modifie' END
    FROM apportees WHERE ligne.importation_id = ${importation} AND ligne.rang = apportees.rang`.execute(tx);
}

/** Creates the next objets. Answers their ids, line by line. */
export async function applyCreations(tx: Db, lot: Lot, where: Appartenance): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    WITH lot AS MATERIALIZED (${nextLines(lot, ['cree'])}),
    ajoutes AS (
      INSERT INTO objets (${sql.join(WRITTEN.map((name) => sql.ref(name)))}, premiere_vue_le, cree_le, modifie_le)
      SELECT ${values(lot, where)}, ${lot.at}, ${lot.at}, ${lot.at}
      FROM lot, jsonb_to_record(lot.colonnes) AS c (${DEFINITION}) ORDER BY lot.rang
      RETURNING id, identifiant, entite_id
    ),
    documents AS (
      INSERT INTO objet_documents (objet_id, document, source, avertissements, brut)
      SELECT ajoutes.id, lot.document, lot.source, lot.avertissements, lot.brut FROM ajoutes JOIN lot USING (identifiant)
    ),
    identites AS (
      INSERT INTO objet_identites (systeme, identifiant, entite_id, objet_id)
      SELECT ${where.systeme}, identifiant, entite_id, id FROM ajoutes
    ),
    traces AS (
      INSERT INTO importation_objets (importation_id, objet_id, action)
      SELECT ${lot.importation}, id, 'cree' FROM ajoutes
    ),
    faites AS (
      DELETE FROM importation_lignes AS ligne USING lot
      WHERE ligne.importation_id = ${lot.importation} AND ligne.rang = lot.rang
    )
    SELECT id FROM ajoutes`.execute(tx);
  return rows.map(({ id }) => id);
}

/** The former state of an objet, in the columns of a line: enough to restore the objet. */
export const AVANT = sql`jsonb_build_object(
  'document', doc.document, 'source', doc.source, 'avertissements', doc.avertissements, 'brut', doc.brut,
  'empreinte', encode(objets.empreinte, 'hex'), 'statut', objets.statut, 'identifiant', objets.identifiant, 'systeme', objets.systeme,
  'entite', objets.entite_id, 'partage', objets.partage,
  'flux', ${FLUX_DE_L_OBJET})`;

/** Changes the next objets, and brings back those that were absent. Answers their ids, line by line. */
export async function applyChanges(tx: Db, lot: Lot, where: Appartenance): Promise<number[]> {
  const { rows } = await sql<{ objet: number }>`
    WITH lot AS MATERIALIZED (${nextLines(lot, ['modifie', 'restaure'])}),
    traces AS (
      INSERT INTO importation_objets (importation_id, objet_id, action, avant)
      SELECT ${lot.importation}, lot.objet_id, lot.action, ${AVANT}
      FROM lot JOIN objets ON objets.id = lot.objet_id JOIN objet_documents AS doc ON doc.objet_id = objets.id
      ON CONFLICT (importation_id, objet_id) DO NOTHING
    ),
    ${keepSecondHand(lot.importation, lot.at, SECONDE_MAIN, where.systeme)},
    changes AS (
      UPDATE objets SET (${sql.join(WRITTEN.map((name) => sql.ref(name)))}) = (
        SELECT ${values(lot, where)} FROM jsonb_to_record(lot.colonnes) AS c (${DEFINITION}))
      FROM lot WHERE objets.id = lot.objet_id
    ),
    documents AS (
      UPDATE objet_documents AS doc SET document = lot.document, source = lot.source, avertissements = lot.avertissements, brut = lot.brut
      FROM lot WHERE doc.objet_id = lot.objet_id
    ),
    identites AS (
      INSERT INTO objet_identites (systeme, identifiant, entite_id, objet_id)
      SELECT ${where.systeme}, lot.identifiant, objets.entite_id, objets.id FROM lot JOIN objets ON objets.id = lot.objet_id
      ON CONFLICT DO NOTHING
    ),
    faites AS (
      DELETE FROM importation_lignes AS ligne USING lot
      WHERE ligne.importation_id = ${lot.importation} AND ligne.rang = lot.rang RETURNING ligne.objet_id
    )
    SELECT objet_id AS objet FROM faites`.execute(tx);
  return rows.map(({ objet }) => objet);
}

/** Notes the next records whose text changed and not their meaning. Answers the ids of their objets. */
export async function applyIdentical(tx: Db, lot: Lot, where: Appartenance): Promise<number[]> {
  const { rows } = await sql<{ objet: number }>`
    WITH lot AS MATERIALIZED (${nextLines(lot, ['identique'])}),
    relus AS (
      UPDATE objets SET (${sql.join(WRITTEN.map((name) => sql.ref(name)))}) = (
        SELECT ${values(lot, where)} FROM jsonb_to_record(lot.colonnes) AS c (${DEFINITION}))
      FROM lot WHERE objets.id = lot.objet_id
    ),
    documents AS (
      UPDATE objet_documents AS doc SET brut = lot.brut, avertissements = lot.avertissements
      FROM lot WHERE doc.objet_id = lot.objet_id
    ),
    faites AS (
      DELETE FROM importation_lignes AS ligne USING lot
      WHERE ligne.importation_id = ${lot.importation} AND ligne.rang = lot.rang RETURNING ligne.objet_id
    )
    SELECT objet_id AS objet FROM faites`.execute(tx);
  return rows.map(({ objet }) => objet);
}

/** Turns the next removals into absences: the objet keeps its id and all that people added to it. */
export async function applyAbsences(tx: Db, lot: Lot): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    WITH lot AS MATERIALIZED (${nextLines(lot, ['retire'])}),
    traces AS (
      INSERT INTO importation_objets (importation_id, objet_id, action, avant)
      SELECT ${lot.importation}, lot.objet_id, 'retire', ${AVANT}
      FROM lot JOIN objets ON objets.id = lot.objet_id JOIN objet_documents AS doc ON doc.objet_id = objets.id
      ON CONFLICT (importation_id, objet_id) DO NOTHING
    ),
    absents AS (
      UPDATE objets SET statut = 'absent', disparu_le = ${lot.at}, absences = absences + 1
      FROM lot WHERE objets.id = lot.objet_id
    ),
    faites AS (
      DELETE FROM importation_lignes AS ligne USING lot
      WHERE ligne.importation_id = ${lot.importation} AND ligne.rang = lot.rang RETURNING 1
    )
    SELECT count(*) AS n FROM faites`.execute(tx);
  return rows[0]?.n ?? 0;
}

/** Clears what is left of the staging of an applied run: lines without change, words, other languages. */
export async function clearStaging(tx: Db, importation: number): Promise<void> {
  for (const table of ['importation_lignes', 'importation_vus', 'importation_termes', 'importation_langues'])
    await sql`DELETE FROM ${sql.table(table)} WHERE importation_id = ${importation}`.execute(tx);
  await sql`DELETE FROM importation_rattachements WHERE importation_id = ${importation} AND fait IS NULL`.execute(tx);
}

/** Counts one more absence of the objets that a whole reading did not bring; enough absences remove an objet. */
export async function countAbsences(tx: Db, importation: number, systeme: Systeme, fluxId: number): Promise<void> {
  await sql`
    UPDATE objets SET absences = absences + 1
    WHERE ${sql.ref(tableOfFlux(systeme))} = ${fluxId} AND statut <> 'absent' AND ${notSent(importation)}`.execute(tx);
  await sql`UPDATE objets SET absences = 0 WHERE absences > 0 AND objets.id IN (${seenIn(importation)})`.execute(tx);
}

/** The count of the lines of a run still to be applied. */
export async function linesLeft(db: Db, importation: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*) AS n FROM importation_lignes WHERE importation_id = ${importation}`.execute(db);
  return rows[0]?.n ?? 0;
}
