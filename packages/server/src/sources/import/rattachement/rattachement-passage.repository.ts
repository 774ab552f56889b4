import type { Systeme } from '@bridge/contract';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../schema.ts';
import type { Rattachement } from './rattachement.repository.ts';

interface Passage {
  readonly id: number;
  readonly systeme: Systeme;
  readonly fluxId: number;
}

/** Stages what a run says of objets of other systems, to be applied with the run. Of two records, the newest is kept. */
export async function stageRattachements(
  tx: Db,
  { id, systeme }: Pick<Passage, 'id' | 'systeme'>,
  rattachements: readonly Rattachement[],
): Promise<void> {
  if (rattachements.length === 0) return;
  await sql`
    INSERT INTO importation_rattachements AS dit
      (importation_id, systeme, identifiant, objet_id, rang, double_id, maj_le, document, empreinte)
    SELECT ${id}, ${systeme}, identifiant, objet_id, rang, double_id, maj_le, document::jsonb, decode(empreinte, 'hex')
    FROM unnest(
      ${rattachements.map(({ identifiant }) => identifiant)}::text[], ${rattachements.map(({ objetId }) => objetId)}::bigint[],
      ${rattachements.map(({ rang }) => rang)}::bigint[], ${rattachements.map(({ doubleId }) => doubleId)}::bigint[],
      ${rattachements.map(({ majLe }) => majLe)}::timestamptz[],
      ${rattachements.map(({ document }) => JSON.stringify(document))}::text[],
      ${rattachements.map(({ empreinte }) => empreinte.toString('hex'))}::text[])
      AS lu (identifiant, objet_id, rang, double_id, maj_le, document, empreinte)
    ON CONFLICT (importation_id, identifiant, objet_id) DO UPDATE SET rang = excluded.rang, double_id = excluded.double_id,
      maj_le = excluded.maj_le, document = excluded.document, empreinte = excluded.empreinte
      WHERE excluded.maj_le > coalesce(dit.maj_le, '-infinity')`.execute(tx);
}

/** The count of records that a run read, and that complete objets of other systems. */
export async function countStaged(db: Db, importation: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*) AS n FROM importation_rattachements WHERE importation_id = ${importation} AND fait IS NULL`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

/** The completions of objets by a feed that the run neither repeats for the same objet nor refuses. */
const notSaid = ({ id }: Pick<Passage, 'id'>) => sql<SqlBool>`
  NOT EXISTS (SELECT 1 FROM importation_rattachements AS dit
    WHERE dit.importation_id = ${id} AND dit.identifiant = connu.identifiant AND dit.objet_id = connu.objet_id)
  AND NOT EXISTS (SELECT 1 FROM importation_rejets AS rejet
    WHERE rejet.importation_id = ${id} AND rejet.identifiant = connu.identifiant)`;

/** The offers of a feed that complete objets of other systems, and those among them that the run did not read. */
export async function attachedOfFeed(
  db: Db,
  passage: Passage,
): Promise<{ readonly tous: number; readonly absents: number }> {
  const { id, systeme, fluxId } = passage;
  const { rows } = await sql<{ tous: number; absents: number }>`
    SELECT count(*)::int AS tous, count(*) FILTER (WHERE ${notSaid(passage)}
      AND NOT EXISTS (SELECT 1 FROM importation_rattachements AS dit
        WHERE dit.importation_id = ${id} AND dit.identifiant = connu.identifiant)
      AND NOT EXISTS (SELECT 1 FROM importation_lignes AS ligne
        WHERE ligne.importation_id = ${id} AND ligne.identifiant = connu.identifiant))::int AS absents
    FROM objet_rattachements AS connu
    WHERE systeme = ${systeme} AND flux_id = ${fluxId} AND oublie_le IS NULL`.execute(db);
  return rows[0] ?? { tous: 0, absents: 0 };
}

/** The former completion of an objet: enough to restore it. */
const AVANT = sql`jsonb_build_object('document', connu.document, 'empreinte', encode(connu.empreinte, 'hex'), 'flux', connu.flux_id,
  'oublieLe', connu.oublie_le)`;

/** How long a forgotten completion is kept: by then, the feeds have read its objet again without it. */
const FORGOTTEN = sql`interval '90 days'`;

/** Forgets the completions that a whole reading of the feed no longer brings. */
export async function forgetRattachements(tx: Db, passage: Passage, at: Date): Promise<void> {
  const { id, systeme, fluxId } = passage;
  await sql`
    WITH tus AS MATERIALIZED (
      SELECT * FROM objet_rattachements AS connu
      WHERE systeme = ${systeme} AND flux_id = ${fluxId} AND oublie_le IS NULL AND ${notSaid(passage)}
    ),
    traces AS (
      INSERT INTO importation_rattachements (importation_id, systeme, identifiant, objet_id, rang, fait, avant)
      SELECT ${id}, systeme, identifiant, objet_id, 0, 'oublie', ${AVANT} FROM tus AS connu ON CONFLICT DO NOTHING
    )
    UPDATE objet_rattachements AS connu SET oublie_le = ${at} FROM tus
    WHERE (connu.systeme, connu.identifiant, connu.objet_id) = (tus.systeme, tus.identifiant, tus.objet_id)`.execute(
    tx,
  );
  await sql`
    DELETE FROM objet_rattachements
    WHERE systeme = ${systeme} AND flux_id = ${fluxId} AND oublie_le < ${at}::timestamptz - ${FORGOTTEN}`.execute(tx);
}

/** Whether a completion says what it said before. */
const SAME = sql`(connu.empreinte = lot.empreinte AND connu.oublie_le IS NULL)`;

/** Applies the next completions to objets of other systems. Answers their count. */
export async function applyRattachements(tx: Db, { id, fluxId }: Passage, at: Date, taille: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    WITH lot AS MATERIALIZED (
      SELECT * FROM importation_rattachements WHERE importation_id = ${id} AND fait IS NULL ORDER BY rang LIMIT ${taille}
      FOR UPDATE SKIP LOCKED
    ),
    dits AS (
      INSERT INTO objet_rattachements AS connu
        (systeme, identifiant, objet_id, flux_id, importation_id, document, empreinte, double_id, vu_le, change_le)
      SELECT systeme, identifiant, objet_id, ${fluxId}::bigint, ${id}::bigint, document, empreinte, double_id, ${at}::timestamptz,
        ${at}::timestamptz
      FROM lot
      ON CONFLICT (systeme, identifiant, objet_id) DO UPDATE SET flux_id = excluded.flux_id, importation_id = excluded.importation_id,
        document = CASE WHEN connu.empreinte = excluded.empreinte THEN connu.document ELSE excluded.document END,
        empreinte = excluded.empreinte, vu_le = excluded.vu_le, oublie_le = NULL,
        double_id = coalesce(excluded.double_id, connu.double_id),
        change_le = CASE WHEN connu.empreinte = excluded.empreinte AND connu.oublie_le IS NULL THEN connu.change_le
          ELSE excluded.change_le END
    ),
    faits AS (
      UPDATE importation_rattachements AS ligne SET document = NULL,
        fait = CASE WHEN connu.objet_id IS NULL THEN 'ajoute' WHEN ${SAME} THEN 'vu' ELSE 'change' END,
        avant = CASE WHEN connu.objet_id IS NULL OR ${SAME} THEN NULL ELSE ${AVANT} END
      FROM lot LEFT JOIN objet_rattachements AS connu USING (systeme, identifiant, objet_id)
      WHERE ligne.importation_id = ${id} AND (ligne.identifiant, ligne.objet_id) = (lot.identifiant, lot.objet_id) RETURNING 1
    )
    SELECT count(*) AS n FROM faits`.execute(tx);
  return rows[0]?.n ?? 0;
}

/**
 * Parts of the statement that takes objets over from a second-hand system (`lot`: their staged lines). What that system
 * said of them goes on completing them, until the run is undone.
 */
export const keepSecondHand = (importation: number, at: Date, secondeMain: Systeme, systeme: Systeme) => sql`
  secondes AS MATERIALIZED (
    SELECT objets.systeme, objets.identifiant, objets.id AS objet_id, objets.flux_datatourisme AS flux_id, doc.document, objets.empreinte
    FROM lot JOIN objets ON objets.id = lot.objet_id JOIN objet_documents AS doc ON doc.objet_id = objets.id
    WHERE objets.systeme = ${secondeMain} AND ${systeme}::text <> ${secondeMain} AND objets.flux_datatourisme IS NOT NULL
  ),
  secondes_faites AS (
    INSERT INTO importation_rattachements (importation_id, systeme, identifiant, objet_id, rang, fait, avant)
    SELECT ${importation}, systeme, identifiant, objet_id, 0, CASE WHEN connu.vu_le IS NULL THEN 'ajoute' ELSE 'change' END,
      CASE WHEN connu.vu_le IS NOT NULL THEN ${AVANT} END
    FROM secondes LEFT JOIN objet_rattachements AS connu USING (systeme, identifiant, objet_id)
    ON CONFLICT DO NOTHING
  ),
  secondes_gardees AS (
    INSERT INTO objet_rattachements (systeme, identifiant, objet_id, flux_id, importation_id, document, empreinte, vu_le, change_le)
    SELECT systeme, identifiant, objet_id, flux_id, ${importation}::bigint, document, empreinte, ${at}::timestamptz, ${at}::timestamptz
    FROM secondes
    ON CONFLICT (systeme, identifiant, objet_id) DO UPDATE SET flux_id = excluded.flux_id, importation_id = excluded.importation_id,
      document = excluded.document, empreinte = excluded.empreinte, vu_le = excluded.vu_le, change_le = excluded.change_le,
      oublie_le = NULL
  )`;

/** The completions that a run changed; the unchanged ones are no news. */
const CHANGED = sql`('ajoute', 'change', 'oublie')`;

/** Whether another run has changed a completion since this one. */
const CHANGED_SINCE = sql<SqlBool>`NOT coalesce((
    SELECT (suivant.avant ->> 'empreinte', suivant.avant ->> 'oublieLe' IS NULL)
      = (encode(connu.empreinte, 'hex'), connu.oublie_le IS NULL)
    FROM importation_rattachements AS suivant JOIN importations AS passage ON passage.id = suivant.importation_id
    WHERE (suivant.systeme, suivant.identifiant, suivant.objet_id) = (fait.systeme, fait.identifiant, fait.objet_id)
      AND suivant.importation_id > fait.importation_id AND suivant.fait IN ${CHANGED}
      AND passage.annulation_de IS DISTINCT FROM fait.importation_id
    ORDER BY suivant.importation_id LIMIT 1), true)`;

/** Restores the next completions that a run replaced. Answers their count; those that another run changed since stay. */
export async function giveBackRattachements(
  tx: Db,
  { id, annulationDe }: { readonly id: number; readonly annulationDe: number },
  at: Date,
  taille: number,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    WITH lot AS MATERIALIZED (
      SELECT fait.systeme, fait.identifiant, fait.objet_id, fait.fait, fait.avant
      FROM importation_rattachements AS fait JOIN objet_rattachements AS connu USING (systeme, identifiant, objet_id)
      WHERE fait.importation_id = ${annulationDe} AND fait.fait IN ${CHANGED} AND NOT ${CHANGED_SINCE}
        AND NOT EXISTS (SELECT 1 FROM importation_rattachements AS rendu
          WHERE rendu.importation_id = ${id} AND (rendu.identifiant, rendu.objet_id) = (fait.identifiant, fait.objet_id))
      ORDER BY fait.identifiant, fait.objet_id LIMIT ${taille} FOR UPDATE OF connu
    ),
    traces AS (
      INSERT INTO importation_rattachements (importation_id, systeme, identifiant, objet_id, rang, fait, avant)
      SELECT ${id}, systeme, identifiant, objet_id, 0, CASE lot.fait WHEN 'ajoute' THEN 'oublie' ELSE 'change' END, ${AVANT}
      FROM lot JOIN objet_rattachements AS connu USING (systeme, identifiant, objet_id) RETURNING 1
    ),
    rendus AS (
      UPDATE objet_rattachements AS connu SET change_le = ${at}, double_id = NULL,
        document = coalesce(lot.avant -> 'document', connu.document),
        empreinte = coalesce(decode(lot.avant ->> 'empreinte', 'hex'), connu.empreinte),
        flux_id = coalesce((lot.avant ->> 'flux')::bigint, connu.flux_id),
        oublie_le = CASE lot.fait WHEN 'ajoute' THEN ${at}::timestamptz ELSE (lot.avant ->> 'oublieLe')::timestamptz END
      FROM lot WHERE (connu.systeme, connu.identifiant, connu.objet_id) = (lot.systeme, lot.identifiant, lot.objet_id)
    )
    SELECT count(*) AS n FROM traces`.execute(tx);
  return rows[0]?.n ?? 0;
}
