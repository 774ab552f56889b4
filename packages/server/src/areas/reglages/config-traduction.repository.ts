import type { ConfigTraduction, Langue } from '@bridge/contract';
import { sql } from 'kysely';
import { francaisDesObjets } from '../../catalogue/registre/francais.repository.ts';
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

export interface Compte {
  readonly textes: number;
  readonly caracteres: number;
  /** Of them, those that the memory has already. */
  readonly deMemoire: number;
}

type Voulu = Pick<ConfigTraduction, 'champs' | 'langueSource' | 'languesCibles'>;

/**
 * The texts of these objets that have no translation, or one of an older French, and no person's words; nor what awaits a review or was
 * refused. By language.
 */
export async function aTraduire(
  db: Db,
  ids: readonly number[],
  { champs, langueSource, languesCibles }: Voulu,
  entite: number | null,
): Promise<(Compte & { readonly langue: Langue })[]> {
  const { rows } = await sql<Compte & { readonly langue: Langue }>`
    SELECT langue, count(*)::int AS textes, coalesce(sum(char_length(texte)), 0)::int AS caracteres,
      coalesce(sum(char_length(texte)) FILTER (WHERE connu), 0)::int AS "deMemoire"
    FROM (
      SELECT cible.langue, lu.texte, EXISTS (SELECT FROM memoire_traductions AS memoire
          WHERE memoire.langue = cible.langue AND memoire.empreinte = empreinte_de_texte(lu.texte) AND memoire.francais = lu.texte
            AND memoire.entite_id IS NOT DISTINCT FROM lu.entite) AS connu
      FROM (
        SELECT lus.sujet, lus.champ, lus.textes, coalesce(${entite}::bigint, objets.entite_id) AS entite, btrim(CASE ${langueSource}
          WHEN 'fr' THEN lus.texte ELSE lus.textes ->> ${langueSource} END) AS texte
        FROM (${francaisDesObjets(ids)}) AS lus
        JOIN objets ON objets.id = lus.sujet AND lus.entite_id IS NOT DISTINCT FROM objets.entite_id
        WHERE split_part(lus.champ, ':', 1) = ANY(${[...champs]}::text[])
      ) AS lu CROSS JOIN unnest(${[...languesCibles]}::text[]) AS cible (langue)
      LEFT JOIN traductions AS ligne ON ligne.ressource = 'objet' AND ligne.sujet = lu.sujet AND ligne.champ = lu.champ
        AND ligne.langue = cible.langue AND ligne.entite_id IS NOT DISTINCT FROM lu.entite
      WHERE lu.texte <> '' AND (coalesce(btrim(lu.textes ->> cible.langue), '') = '' OR ligne.etat = 'perimee')
        AND coalesce(ligne.etat, 'manquante') IN ('manquante', 'perimee')
        AND NOT EXISTS (SELECT FROM objet_textes AS humain WHERE humain.objet_id = lu.sujet AND humain.entite_id = lu.entite
          AND humain.champ = lu.champ AND humain.langue = cible.langue)
    ) AS comptes GROUP BY langue`.execute(db);
  return rows;
}
