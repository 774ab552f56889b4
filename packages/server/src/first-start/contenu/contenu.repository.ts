import type { GuideState } from '@bridge/contract';
import { sql } from 'kysely';
import type { Db } from '../../schema.ts';
import { TASK_ALIVE } from '../../sources/import/importation.repository.ts';
import type { ModaliteTrouvee, ObjetTrouve } from './trouvailles.types.ts';

/** Since when imports have been awaited; null once none waits or runs, however they ended. */
export async function awaitedSince(db: Db, importations: readonly number[]): Promise<Date | null> {
  const { rows } = await sql<{ depuis: Date | null }>`
    SELECT min(debut_le) AS depuis FROM importations
    WHERE id = ANY(${[...importations]}::bigint[]) AND ${TASK_ALIVE}`.execute(db);
  return rows[0]?.depuis ?? null;
}

/** How far the demonstration has come: how many of its first imports are over. Null once its content is made or given up. */
export async function preparationEnCours(db: Db): Promise<GuideState['preparation']> {
  const { rows } = await sql<{ total: number; restent: number }>`
    SELECT jsonb_array_length(donnees -> 'importations') AS total,
      (SELECT count(*)::int FROM importations WHERE ${TASK_ALIVE}
        AND id IN (SELECT numero::bigint FROM jsonb_array_elements_text(contenu.donnees -> 'importations') AS numero)) AS restent
    FROM taches AS contenu WHERE type = 'demonstration' AND etat IN ('en_attente', 'en_cours') LIMIT 1`.execute(db);
  const [contenu] = rows;
  return contenu === undefined ? null : { faits: contenu.total - contenu.restent, total: contenu.total };
}

/** Whether sélections were made already, thrown away ones included. */
export async function hasSelections(db: Db, entites: readonly number[], codes: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM selections
    WHERE entite_id = ANY(${[...entites]}::bigint[]) AND code = ANY(${[...codes]}::text[]) LIMIT 1`.execute(db);
  return rows.length > 0;
}

/** The published objets of the territory, in an order that does not depend on which feed came in first. */
export async function objetsTrouves(db: Db, entites: readonly number[]): Promise<ObjetTrouve[]> {
  const { rows } = await sql<ObjetTrouve>`
    SELECT id, nom, type_bridge AS "typeBridge", entite_id AS "entiteId", faits, modalites, tags,
      prochaine_date IS NOT NULL AS "aVenir"
    FROM objets
    WHERE statut = 'publie' AND supprime_le IS NULL AND archive_le IS NULL AND entite_id = ANY(${[...entites]}::bigint[])
    ORDER BY systeme, identifiant, id`.execute(db);
  return rows;
}

/** The words of that name, each for all that mean the same. */
export async function modalitesTrouvees(db: Db, libelles: readonly string[]): Promise<ModaliteTrouvee[]> {
  const { rows } = await sql<ModaliteTrouvee>`
    SELECT id, critere, libelle ->> 'fr' AS libelle FROM modalites
    WHERE supprime_le IS NULL AND archive_le IS NULL AND equivaut IS NULL AND libelle ->> 'fr' = ANY(${[...libelles]}::text[])
    ORDER BY id`.execute(db);
  return rows;
}

export async function tagsByCode(db: Db, entite: number): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('tags')
    .select(['code', 'id'])
    .where('entite_id', '=', entite)
    .where('supprime_le', 'is', null)
    .where('archive_le', 'is', null)
    .execute();
  return new Map(rows.map(({ code, id }) => [code, id]));
}

interface Vues {
  readonly annonce: number;
  readonly espace: number;
  readonly jour: string;
  readonly jours: number;
}

/** Invented visitors: views and clicks of an annonce on the demonstration's site over some days, more at week-ends. */
export async function noteVues(tx: Db, { annonce, espace, jour, jours }: Vues): Promise<void> {
  await sql`
    INSERT INTO comptes_annonce (annonce, espace, site, heure, genre, nombre)
    SELECT ${annonce}, ${espace}, lieu.id, (jour + time '14:00') AT TIME ZONE 'Europe/Paris', compte.genre, compte.nombre
    FROM (SELECT id FROM sites ORDER BY id LIMIT 1) AS lieu,
      (SELECT ${jour}::date - rang AS jour, rang FROM generate_series(1, ${jours}::int) AS rang) AS passe,
      LATERAL (VALUES ('vue', 160 + rang * 37 % 41 + CASE WHEN extract(isodow FROM jour) > 5 THEN 120 ELSE 0 END),
        ('clic', 3 + rang % 5)) AS compte (genre, nombre)`.execute(tx);
}
