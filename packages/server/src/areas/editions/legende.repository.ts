import { sql } from 'kysely';
import { objetsSeen } from '../../catalogue/comptes.repository.ts';
import { visible } from '../../crud/read/condition.repository.ts';
import type { Scope } from '../../platform/auth/identity.ts';
import type { Db } from '../../schema.ts';

const COMMUNS = { ownerColumn: 'entite_id', shared: true } as const;

/** Among some media, those that are no drawing. */
export async function mediasSansDessin(db: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('medias')
    .select('id')
    .where('id', 'in', ids)
    .where('genre', '<>', 'picto')
    .execute();
  return rows.map(({ id }) => id);
}

export interface ModaliteSansEntree {
  readonly id: number;
  readonly libelle: Readonly<Record<string, string>>;
  readonly critere: Readonly<Record<string, string>>;
  readonly picto: string | null;
  /** The address of the pictogram that a source gives, or an empty text. */
  readonly dessinSource: string;
  readonly nombre: number;
  readonly montree: boolean;
}

const MOST = 40;

/**
 * The words that readers meet most and that a legend does not explain: those that blocs show first, then those of the
 * most objets. Words with the same meaning count together; words that no objet has are left out.
 */
export async function modalitesSansEntree(
  db: Db,
  expliquees: { readonly modalites: readonly number[]; readonly criteres: readonly number[] },
  scope: Scope,
): Promise<ModaliteSansEntree[]> {
  const { rows } = await sql<ModaliteSansEntree>`
    WITH lignes AS (
      SELECT valeur FROM blocs, jsonb_path_query(blocs.lignes, '$.** ? (@.ref == "modalite" || @.ref == "critere")') AS valeur
      WHERE blocs.supprime_le IS NULL AND blocs.archive_le IS NULL AND (${visible(COMMUNS, scope)})
    ),
    montrees AS (SELECT DISTINCT (valeur ->> 'id')::bigint AS id, valeur ->> 'ref' AS ref FROM lignes),
    mots AS (
      SELECT modalites.id, coalesce(modalites.equivaut, modalites.id) AS tete, modalites.critere, modalites.picto,
        modalites.dessin_source,
        coalesce(criteres.equivaut, criteres.id) AS critere_tete, ${objetsSeen('modalites', scope)} AS nombre
      FROM modalites JOIN criteres ON criteres.id = modalites.critere
      WHERE modalites.supprime_le IS NULL AND modalites.archive_le IS NULL
    ),
    tetes AS (
      SELECT tete, sum(nombre)::int AS nombre, min(picto) AS picto, max(dessin_source) AS dessin,
        bool_or(EXISTS (SELECT FROM montrees WHERE (ref = 'modalite' AND montrees.id IN (mots.id, mots.tete))
          OR (ref = 'critere' AND montrees.id IN (mots.critere, mots.critere_tete)))) AS montree
      FROM mots
      WHERE NOT (tete = ANY(${[...expliquees.modalites]}::bigint[]) OR id = ANY(${[...expliquees.modalites]}::bigint[])
        OR critere_tete = ANY(${[...expliquees.criteres]}::bigint[]) OR critere = ANY(${[...expliquees.criteres]}::bigint[]))
      GROUP BY tete
    )
    SELECT modalites.id, modalites.libelle || modalites.libelle_local AS libelle,
      criteres.libelle || criteres.libelle_local AS critere, coalesce(tetes.picto, criteres.picto) AS picto,
      tetes.dessin AS "dessinSource", tetes.nombre, tetes.montree
    FROM tetes JOIN modalites ON modalites.id = tetes.tete JOIN criteres ON criteres.id = modalites.critere
    WHERE tetes.nombre > 0
    ORDER BY tetes.montree DESC, tetes.nombre DESC, modalites.id LIMIT ${MOST}`.execute(db);
  return rows;
}
