import { listeWeb } from '@bridge/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { EACH_TIME, publishedWhere } from '../../../catalogue/selection/evaluation.repository.ts';
import { visible } from '../../../crud/read/condition.repository.ts';
import type { Scope } from '../../../platform/auth/identity.ts';
import type { Db, Row } from '../../../schema.ts';

/** Sites that are looked at for one example, however many there are. */
const MOST_SITES = 10;

export type SiteDExemple = Row<'sites', 'code' | 'langue_par_defaut'>;

/** The sites that the reader sees and that show objets by a fiche. */
export function sitesDeLaFiche(db: Db, scope: Scope, fiche: number): Promise<SiteDExemple[]> {
  const named = sql<SqlBool>`jsonb_path_exists(fiches, '$[*].fiche ? (@ == $id)', jsonb_build_object('id', ${fiche}::bigint))`;
  return sitesOf(db, scope, named);
}

/** The sites that the reader sees and where a published list has a moteur. */
export function sitesDuMoteur(db: Db, scope: Scope, moteur: number): Promise<SiteDExemple[]> {
  const used = sql<SqlBool>`EXISTS (
    SELECT FROM listes_web JOIN publications_en_cours AS en_cours
      ON en_cours.ressource = ${listeWeb.id} AND en_cours.enregistrement = listes_web.id
    WHERE listes_web.moteur = ${moteur} AND sites.id = ANY(listes_web.sites)
      AND listes_web.archive_le IS NULL AND listes_web.supprime_le IS NULL)`;
  return sitesOf(db, scope, used);
}

async function sitesOf(db: Db, scope: Scope, where: RawBuilder<SqlBool>): Promise<SiteDExemple[]> {
  const { rows } = await sql<SiteDExemple>`
    SELECT code, langue_par_defaut FROM sites WHERE supprime_le IS NULL AND archive_le IS NULL AND ${where}
      AND (${visible({ ownerColumn: 'entite_id', shared: true }, scope)})
    ORDER BY nom, id LIMIT ${MOST_SITES}`.execute(db);
  return rows;
}

export interface ObjetDExemple {
  readonly id: number;
  readonly nom: string;
  readonly commune: string;
  readonly type: string;
}

/** The objet of some types with the most photos, of those that a site shows. */
export async function objetDExemple(
  db: Db,
  scope: Scope,
  { where, types }: { readonly where: RawBuilder<SqlBool>; readonly types: readonly string[] },
): Promise<ObjetDExemple | undefined> {
  const { rows } = await sql<ObjetDExemple>`${EACH_TIME}
    SELECT id, nom, commune, type_bridge AS type FROM objets
    WHERE ${publishedWhere({ scope })} AND ${where} AND type_bridge = ANY(${[...types]}::text[])
    ORDER BY nombre_photos DESC NULLS LAST, id LIMIT 1`.execute(db);
  return rows[0];
}
