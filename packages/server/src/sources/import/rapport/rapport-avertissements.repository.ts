import { sql } from 'kysely';
import type { Db, Row } from '../../../schema.ts';
import { seenIn } from '../application/bilan.repository.ts';
import { SANS_DATE, SANS_DATE_MASQUE } from '../application/controle.rules.ts';
import { type Groupe, MOST_GROUPS } from './rapport.repository.ts';

/** The warnings of one cause in one field, and whether people chose to ignore them. */
interface GroupeAvertissements extends Groupe {
  readonly champ: string;
  readonly ignoreLe: Date | null;
  readonly ignorePar: string | null;
}

interface Avertissements {
  readonly groupes: GroupeAvertissements[];
  /** Count of the ignored groups, listed or not. */
  readonly ignores: number;
}

type Passage = Row<'importations', 'id' | 'systeme' | 'flux_id'>;

/**
 * Keeps the warnings of a run with it before anything is applied, since other runs will read its objets again. The rank
 * in a list does not make another field. Events without a date are told at each run, even unchanged: they are still not
 * right.
 */
export async function noteWarnings(tx: Db, importation: number): Promise<void> {
  await sql`DELETE FROM importation_avertissements WHERE importation_id = ${importation}`.execute(tx);
  await sql`
    WITH dits AS (
      SELECT rang, identifiant, avertissement
      FROM importation_lignes, jsonb_array_elements(avertissements) AS avertissement
      WHERE importation_id = ${importation} AND avertissements <> '[]'
      UNION ALL
      SELECT 0, objets.identifiant, avertissement
      FROM objets JOIN objet_documents AS doc ON doc.objet_id = objets.id, jsonb_array_elements(doc.avertissements) AS avertissement
      WHERE objets.id IN (${seenIn(importation)}) AND 'evenement-sans-date' = ANY(objets.anomalies)
        AND avertissement ->> 'message' = ANY(${[SANS_DATE, SANS_DATE_MASQUE]}::text[])
        AND NOT EXISTS (SELECT 1 FROM importation_lignes AS lue
          WHERE lue.importation_id = ${importation} AND lue.objet_id = objets.id)
    )
    INSERT INTO importation_avertissements (importation_id, message, champ, nombre, exemples)
    SELECT ${importation}, avertissement ->> 'message', regexp_replace(coalesce(avertissement ->> 'chemin', ''), '\\[[0-9]+\\]', '', 'g'),
      count(*),
      to_jsonb((array_agg(jsonb_build_object('identifiant', identifiant, 'position', avertissement ->> 'chemin',
        'valeur', left(coalesce(avertissement ->> 'valeur', ''), 200)) ORDER BY rang, identifiant))[1:3])
    FROM dits GROUP BY 2, 3`.execute(tx);
}

/** The warnings of a run by cause and field, the most frequent first. */
export async function warningGroups(db: Db, { id, systeme, flux_id }: Passage): Promise<Avertissements> {
  const { rows } = await sql<GroupeAvertissements & { tous: number; rang: number }>`
    SELECT * FROM (
      SELECT groupes.message, groupes.champ, groupes.nombre, groupes.exemples, ignore.ignore_le AS "ignoreLe", auteur.nom_complet AS "ignorePar",
        (sum(nombre) OVER (PARTITION BY ignore.message IS NULL))::int AS tous,
        row_number() OVER (PARTITION BY ignore.message IS NULL ORDER BY nombre DESC, groupes.message, groupes.champ) AS rang
      FROM importation_avertissements AS groupes LEFT JOIN avertissements_ignores AS ignore
          ON ignore.systeme = ${systeme} AND ignore.flux_id = ${flux_id}
          AND ignore.message = groupes.message AND ignore.champ = groupes.champ
        LEFT JOIN utilisateurs AS auteur ON auteur.id = ignore.ignore_par
      WHERE groupes.importation_id = ${id}
    ) AS ranges
    WHERE rang <= ${MOST_GROUPS} ORDER BY nombre DESC, message, champ`.execute(db);
  return { groupes: rows, ignores: rows.find(({ ignoreLe }) => ignoreLe !== null)?.tous ?? 0 };
}

type Cause = Row<'avertissements_ignores', 'message' | 'champ'>;

/** Leaves a cause out of the reports of the feed from now on. A second call changes nothing. */
export async function ignoreWarning(
  tx: Db,
  { systeme, flux_id }: Passage,
  { message, champ }: Cause,
  by: number | null,
  at: Date,
): Promise<void> {
  await tx
    .insertInto('avertissements_ignores')
    .values({ systeme, flux_id, message, champ, ignore_le: at, ignore_par: by })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function hearWarning(tx: Db, { systeme, flux_id }: Passage, { message, champ }: Cause): Promise<void> {
  await tx
    .deleteFrom('avertissements_ignores')
    .where('systeme', '=', systeme)
    .where('flux_id', '=', flux_id)
    .where('message', '=', message)
    .where('champ', '=', champ)
    .execute();
}
