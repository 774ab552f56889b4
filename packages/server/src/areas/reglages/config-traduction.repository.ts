import type { ConfigTraduction, Langue } from '@bridge/contract';
import { sql } from 'kysely';
import { visible } from '../../crud/condition.repository.ts';
import type { Scope } from '../../platform/auth/identity.ts';
import type { Db } from '../../schema.ts';

export interface AutreConfig extends Pick<ConfigTraduction, 'nom' | 'champs' | 'types'> {
  readonly langues: ConfigTraduction['languesCibles'];
}

/** The other active configurations that the person sees. */
export async function autresActives(db: Db, scope: Scope, sauf: number | null): Promise<AutreConfig[]> {
  const { rows } = await sql<AutreConfig>`
    SELECT nom, langues_cibles AS langues, champs, types FROM configs_traduction
    WHERE actif AND archive_le IS NULL AND supprime_le IS NULL AND id <> ${sauf ?? 0}
      AND ${visible({ ownerColumn: 'entite_id', shared: true }, scope)} ORDER BY nom, id`.execute(db);
  return rows;
}

export interface OriginesDeTexte {
  readonly objet: number;
  readonly champ: string;
  readonly langue: Langue;
}

/** The texts of these objets that the entity, or the one that each belongs to, wrote or had translated. */
export async function textesEcrits(db: Db, ids: readonly number[], entite: number | null): Promise<OriginesDeTexte[]> {
  const { rows } = await sql<OriginesDeTexte>`
    SELECT objets.id AS objet, texte.champ, texte.langue FROM objet_textes AS texte
    JOIN objets ON objets.id = texte.objet_id AND texte.entite_id = coalesce(${entite}::bigint, objets.entite_id)
    WHERE objets.id = ANY(${[...ids]}::bigint[])`.execute(db);
  return rows;
}

/** Their documents, as they were imported. */
export async function documentsDe(db: Db, ids: readonly number[]): Promise<{ id: number; document: unknown }[]> {
  const { rows } = await sql<{ id: number; document: unknown }>`
    SELECT objet_id AS id, document FROM objet_documents WHERE objet_id = ANY(${[...ids]}::bigint[])`.execute(db);
  return rows;
}
