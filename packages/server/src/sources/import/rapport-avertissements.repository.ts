import type { Systeme } from '@bridge/contract';
import { sql } from 'kysely';
import type { Db } from '../../schema.ts';
import { type Groupe, MOST_GROUPS } from './rapport.repository.ts';

/** Warnings of one cause in one field, and whether the feed's people chose not to hear of them. */
export interface GroupeAvertissements extends Groupe {
  readonly champ: string;
  readonly ignoreLe: Date | null;
  readonly ignorePar: string | null;
}

export interface Avertissements {
  readonly groupes: GroupeAvertissements[];
  readonly comptes: number;
  readonly ignores: number;
}

interface Passage {
  readonly id: number;
  readonly systeme: Systeme;
  readonly flux_id: number;
}

/** Warnings of the records that the run staged, or that it changed. The rank in a list does not make another field. */
export async function warningGroups(db: Db, { id, systeme, flux_id }: Passage): Promise<Avertissements> {
  const { rows } = await sql<GroupeAvertissements & { tous: number; rang: number }>`
    WITH lus AS (
      SELECT identifiant, avertissements FROM importation_lignes WHERE importation_id = ${id} AND avertissements <> '[]'
      UNION ALL
      SELECT objets.identifiant, doc.avertissements
      FROM importation_objets AS fait JOIN objets ON objets.id = fait.objet_id JOIN objet_documents AS doc ON doc.objet_id = objets.id
      WHERE fait.importation_id = ${id} AND fait.action <> 'retire' AND doc.avertissements <> '[]'
    ),
    groupes AS (
      SELECT avertissement ->> 'message' AS message, regexp_replace(avertissement ->> 'chemin', '\\[[0-9]+\\]', '', 'g') AS champ,
        count(*)::int AS nombre,
        (array_agg(jsonb_build_object('identifiant', identifiant, 'position', avertissement ->> 'chemin',
          'valeur', left(coalesce(avertissement ->> 'valeur', ''), 200))))[1:3] AS exemples
      FROM lus, jsonb_array_elements(avertissements) AS avertissement
      GROUP BY 1, 2
    )
    SELECT * FROM (
      SELECT groupes.*, ignore.ignore_le AS "ignoreLe", auteur.nom_complet AS "ignorePar",
        (sum(nombre) OVER (PARTITION BY ignore.message IS NULL))::int AS tous,
        row_number() OVER (PARTITION BY ignore.message IS NULL ORDER BY nombre DESC, groupes.message, groupes.champ) AS rang
      FROM groupes LEFT JOIN avertissements_ignores AS ignore
          ON ignore.systeme = ${systeme} AND ignore.flux_id = ${flux_id}
          AND ignore.message = groupes.message AND ignore.champ = groupes.champ
        LEFT JOIN utilisateurs AS auteur ON auteur.id = ignore.ignore_par
    ) AS ranges
    WHERE rang <= ${MOST_GROUPS} ORDER BY nombre DESC, message, champ`.execute(db);
  const countOf = (ignored: boolean) => rows.find(({ ignoreLe }) => (ignoreLe !== null) === ignored)?.tous ?? 0;
  return { groupes: rows, comptes: countOf(false), ignores: countOf(true) };
}

export interface Cause {
  readonly message: string;
  readonly champ: string;
}

/** From now on, the feed's reports leave a cause out. Said twice, the first word stands. */
export async function ignoreWarning(
  tx: Db,
  { systeme, flux_id }: Passage,
  { message, champ }: Cause,
  by: number,
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
