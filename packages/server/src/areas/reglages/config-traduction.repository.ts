import type { ConfigTraduction, Langue } from '@bridge/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { francaisDesObjets } from '../../catalogue/registre/francais.repository.ts';
import { visible } from '../../crud/read/condition.repository.ts';
import type { Scope } from '../../platform/auth/identity.ts';
import { inScope } from '../../platform/db/conditions.ts';
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
  /** The characters that the memory has already. */
  readonly deMemoire: number;
}

/** Missing, or of an older French, and nothing that awaits a review or was refused. */
const SANS_TRADUCTION = sql<SqlBool>`(coalesce(btrim(lu.textes ->> cible.langue), '') = '' OR ligne.etat = 'perimee')
  AND coalesce(ligne.etat, 'manquante') IN ('manquante', 'perimee')`;

interface Voulu extends Pick<ConfigTraduction, 'champs' | 'langueSource' | 'languesCibles'> {
  /** Codes of added fields. */
  readonly ajoutes: readonly string[];
  /** The scope of the texts, as lines of the ledger. */
  readonly scope: Scope;
  /** A condition on the texts: `lu`, `cible` and their `ligne` if there is one. */
  readonly quand?: RawBuilder<SqlBool>;
}

/** The texts to translate of these objets, by objet and language, without those that a person wrote. */
export async function aTraduire(
  db: Db,
  ids: readonly number[],
  { champs, ajoutes, langueSource, languesCibles, scope, quand = SANS_TRADUCTION }: Voulu,
): Promise<(Compte & { readonly objet: number; readonly langue: Langue })[]> {
  const { rows } = await sql<Compte & { readonly objet: number; readonly langue: Langue }>`
    SELECT objet, langue, count(*)::int AS textes, sum(char_length(texte))::int AS caracteres,
      coalesce(sum(char_length(texte)) FILTER (WHERE connu), 0)::int AS "deMemoire"
    FROM (
      SELECT lu.sujet AS objet, cible.langue, lu.texte, ligne.machine_sur IS NOT DISTINCT FROM ligne.empreinte AND ligne.machine IS NOT NULL
        OR EXISTS (SELECT FROM memoire_traductions AS memoire
          WHERE memoire.langue = cible.langue AND memoire.empreinte = empreinte_de_texte(lu.texte) AND memoire.francais = lu.texte
            AND memoire.entite_id IS NOT DISTINCT FROM lu.entite) AS connu
      FROM (
        SELECT lus.sujet, lus.champ, lus.textes, lus.entite_id AS entite, btrim(CASE ${langueSource}
          WHEN 'fr' THEN lus.texte ELSE lus.textes ->> ${langueSource} END) AS texte
        FROM (${francaisDesObjets(ids)}) AS lus
        WHERE ${inScope('lus.entite_id', scope)} AND (split_part(lus.champ, ':', 1) = ANY(${[...champs]}::text[])
          OR lus.champ = ANY(${ajoutes.map((code) => `champs:${code}`)}::text[]))
      ) AS lu CROSS JOIN unnest(${[...languesCibles]}::text[]) AS cible (langue)
      LEFT JOIN traductions AS ligne ON ligne.ressource = 'objet' AND ligne.sujet = lu.sujet AND ligne.champ = lu.champ
        AND ligne.langue = cible.langue AND ligne.entite_id IS NOT DISTINCT FROM lu.entite
      WHERE lu.texte <> '' AND ${quand}
        AND NOT EXISTS (SELECT FROM objet_textes AS humain WHERE humain.objet_id = lu.sujet AND humain.entite_id = lu.entite
          AND humain.champ = lu.champ AND humain.langue = cible.langue)
    ) AS comptes GROUP BY objet, langue`.execute(db);
  return rows;
}

/** The same of the product's own records that an entity has, by language. */
export async function contenusATraduire(
  db: Db,
  langues: readonly Langue[],
  scope: Scope,
): Promise<(Compte & { readonly langue: Langue })[]> {
  const { rows } = await sql<Compte & { readonly langue: Langue }>`
    SELECT cible.langue, count(*)::int AS textes, sum(texte.caracteres)::int AS caracteres,
      coalesce(sum(texte.caracteres) FILTER (WHERE EXISTS (SELECT FROM memoire_traductions AS memoire
        WHERE memoire.langue = cible.langue AND memoire.empreinte = texte.empreinte
          AND memoire.entite_id IS NOT DISTINCT FROM texte.entite_id)), 0)::int AS "deMemoire"
    FROM (
      SELECT DISTINCT ON (ressource, sujet, champ) ressource, sujet, champ, entite_id, empreinte, caracteres FROM traductions
      WHERE ressource <> 'objet' AND ${inScope('entite_id', scope)} ORDER BY ressource, sujet, champ
    ) AS texte CROSS JOIN unnest(${[...langues]}::text[]) AS cible (langue)
    LEFT JOIN traductions AS ligne ON ligne.ressource = texte.ressource AND ligne.sujet = texte.sujet AND ligne.champ = texte.champ
      AND ligne.langue = cible.langue
    WHERE ligne.id IS NULL OR (ligne.etat IN ('manquante', 'perimee') AND ligne.origine IS DISTINCT FROM 'humain')
    GROUP BY cible.langue`.execute(db);
  return rows;
}
