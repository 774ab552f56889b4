import type { Compteurs, Systeme } from '@bridge/contract';
import { type SqlBool, sql } from 'kysely';
import { tableOfFlux } from '../../../catalogue/flux.repository.ts';
import type { Db } from '../../../schema.ts';
import { ECARTEES } from '../../clean/avertissements.ts';
import { REMOVALS } from '../lecture/rang.rules.ts';
import { LONGEST_EXTRACT, SENT_TWICE } from '../lecture/rejet.words.ts';
import { heldWords } from '../lecture/tenues.words.ts';
import { countStaged } from '../rattachement/rattachement-passage.repository.ts';

/** The count of objets that a feed brought and that are present. */
export async function objetsOfFeed(db: Db, systeme: Systeme, fluxId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*) AS n FROM objets
    WHERE ${sql.ref(tableOfFlux(systeme))} = ${fluxId} AND statut <> 'absent'`.execute(db);
  return rows[0]?.n ?? 0;
}

/** The objets that a run found unchanged. */
export const seenIn = (importation: number) =>
  sql`SELECT unnest(vus.objets) FROM importation_vus AS vus WHERE vus.importation_id = ${importation}`;

/** The objets absent from every answer of a run: changed, unchanged, unreadable, or completing another system. */
export const notSent = (importation: number) => sql<SqlBool>`NOT EXISTS (SELECT 1 FROM importation_lignes AS lue
      WHERE lue.importation_id = ${importation} AND lue.objet_id = objets.id)
    AND NOT EXISTS (SELECT 1 FROM importation_lignes AS lue
      WHERE lue.importation_id = ${importation} AND lue.identifiant = objets.identifiant)
    AND NOT EXISTS (SELECT 1 FROM (${seenIn(importation)}) AS vus (id) WHERE vus.id = objets.id)
    AND NOT EXISTS (SELECT 1 FROM importation_rejets AS rejet
      WHERE rejet.importation_id = ${importation} AND rejet.identifiant = objets.identifiant)
    AND NOT EXISTS (SELECT 1 FROM importation_rattachements AS dit
      WHERE dit.importation_id = ${importation} AND dit.fait IS DISTINCT FROM 'oublie' AND dit.identifiant = objets.identifiant)`;

/** Stages the removals of a run: the objets that a whole reading did not bring, or those that the source names. */
export async function stageAbsences(
  tx: Db,
  run: { readonly id: number; readonly systeme: Systeme; readonly fluxId: number },
  which: { readonly kind: 'absentes' } | { readonly kind: 'nommees'; readonly identifiants: readonly string[] },
): Promise<void> {
  const condition =
    which.kind === 'absentes' ? notSent(run.id) : sql`objets.identifiant = ANY(${[...which.identifiants]}::text[])`;
  await sql`
    INSERT INTO importation_lignes (importation_id, identifiant, rang, action, objet_id)
    SELECT ${run.id}, objets.identifiant, ${REMOVALS} + objets.id, 'retire', objets.id
    FROM objets
    WHERE ${sql.ref(tableOfFlux(run.systeme))} = ${run.fluxId} AND statut <> 'absent' AND ${condition}
    ON CONFLICT (importation_id, rang) DO NOTHING`.execute(tx);
}

/** Updates the statistics of a table just filled, without which the database would compare its lines one by one. */
export async function weighLines(tx: Db): Promise<void> {
  await sql`ANALYZE importation_lignes (importation_id, rang, identifiant, action, objet_id)`.execute(tx);
}

/**
 * Settles what the answers of a run say twice. Of two records of one objet, the newest is kept, even if it is the one
 * that the catalogue has already; a record that is sent is not removed.
 */
export async function settleContradictions(tx: Db, importation: number): Promise<void> {
  await sql`
    WITH places AS (
      SELECT ligne.rang, row_number() OVER (PARTITION BY objet_id, CASE WHEN objet_id IS NULL THEN ligne.identifiant END
          ORDER BY ligne.source ->> 'majLe' DESC NULLS LAST, ligne.rang)
        + CASE WHEN ligne.objet_id = ANY(ARRAY(${seenIn(importation)}))
            AND (ligne.source ->> 'majLe')::timestamptz <= objets.source_maj_le THEN 1 ELSE 0 END AS fois
      FROM importation_lignes AS ligne LEFT JOIN objets ON objets.id = ligne.objet_id
      WHERE ligne.importation_id = ${importation} AND ligne.rang < ${REMOVALS}
    ),
    doubles AS (
      DELETE FROM importation_lignes AS ligne USING places
      WHERE ligne.importation_id = ${importation} AND ligne.rang = places.rang AND places.fois > 1
      RETURNING ligne.rang, ligne.identifiant, ligne.position, ligne.brut
    )
    INSERT INTO importation_rejets (importation_id, rang, identifiant, position, chemin, motif, extrait)
    SELECT ${importation}, rang, identifiant, coalesce(position, ''), '', ${SENT_TWICE}, left(brut, ${LONGEST_EXTRACT}) FROM doubles`.execute(
    tx,
  );
  await sql`
    DELETE FROM importation_lignes AS retrait USING importation_lignes AS lue
    WHERE retrait.importation_id = ${importation} AND retrait.rang >= ${REMOVALS}
      AND lue.importation_id = ${importation} AND lue.rang < ${REMOVALS} AND lue.identifiant = retrait.identifiant`.execute(
    tx,
  );
}

/** Marks the staged changes that change nothing: the text of the record differs, its meaning does not. */
export async function stageIdentical(tx: Db, importation: number, systeme: Systeme, fluxId: number): Promise<void> {
  await sql`
    UPDATE importation_lignes AS ligne SET action = 'identique'
    FROM objets JOIN objet_documents AS doc ON doc.objet_id = objets.id
    WHERE ligne.importation_id = ${importation} AND ligne.action = 'modifie' AND objets.id = ligne.objet_id
      AND ${sql.ref(`objets.${tableOfFlux(systeme)}`)} = ${fluxId} AND doc.document = ligne.document AND doc.source = ligne.source`.execute(
    tx,
  );
}

/** Puts off the staged removals of objets that have not been absent often enough. */
export async function postponeAbsences(tx: Db, importation: number, absences: number): Promise<void> {
  await sql`
    DELETE FROM importation_lignes AS ligne USING objets
    WHERE ligne.importation_id = ${importation} AND ligne.action = 'retire' AND objets.id = ligne.objet_id
      AND objets.absences + 1 < ${absences}`.execute(tx);
}

export async function countRun(db: Db, importation: number): Promise<Compteurs> {
  const { rows } = await sql<{ action: string; n: number; avertissements: number }>`
    SELECT action, count(*) AS n, coalesce(sum(jsonb_array_length(avertissements)), 0)::int AS avertissements
    FROM importation_lignes WHERE importation_id = ${importation} GROUP BY action`.execute(db);
  const rejets = await sql<{ n: number }>`
    SELECT count(*) AS n FROM importation_rejets WHERE importation_id = ${importation}`.execute(db);
  const seen = await sql<{ n: number }>`
    SELECT count(*) AS n FROM (${seenIn(importation)}) AS vus (id)
    WHERE NOT EXISTS (SELECT 1 FROM importation_lignes AS lue
      WHERE lue.importation_id = ${importation} AND lue.objet_id = vus.id)`.execute(db);
  const told = await sql<{ ecartees: number; tenues: number }>`
    SELECT coalesce(sum(nombre) FILTER (WHERE message = ANY(${[...ECARTEES]}::text[])), 0)::int AS ecartees,
      coalesce(sum(nombre) FILTER (WHERE message LIKE ${heldWords('%')}), 0)::int AS tenues
    FROM importation_avertissements WHERE importation_id = ${importation}`.execute(db);
  const of = (action: string) => rows.find((row) => row.action === action)?.n ?? 0;
  const rejetes = rejets.rows[0]?.n ?? 0;
  const inchanges = (seen.rows[0]?.n ?? 0) + of('identique');
  const rattaches = await countStaged(db, importation);
  const lus = of('cree') + of('modifie') + of('restaure') + inchanges;
  return {
    recus: lus + rejetes + rattaches,
    crees: of('cree'),
    modifies: of('modifie'),
    inchanges,
    retires: of('retire'),
    restaures: of('restaure'),
    rejetes,
    rattaches,
    avertissements: rows.reduce((sum, row) => sum + row.avertissements, told.rows[0]?.tenues ?? 0),
    ecartees: told.rows[0]?.ecartees ?? 0,
  };
}
