import { annonce, carte, type Invite, listeWeb, type PublishedResource } from '@bridge/contract';
import { type RawBuilder, sql } from 'kysely';
import { VISE } from '../../composition/annonce/annonces.repository.ts';
import { DESTINEE_AU_SITE, enCoursOuAVenir, VENDUE_LA } from '../../publication/web/annonces/evenements.repository.ts';
import type { Db } from '../../schema.ts';

/** The resources with pages of their own on a site. */
export const SUR_LES_SITES: readonly PublishedResource[] = [listeWeb, carte];

interface SiteConnu {
  readonly id: number;
  readonly entiteId: number | null;
}

/** The records of other entities shown on a site, taken off it or not. */
export async function readInvites(db: Db, site: SiteConnu, at: Date): Promise<Invite[]> {
  const published = SUR_LES_SITES.map((resource) => invitesOf(db, site, resource));
  return (await Promise.all([...published, annoncesInvitees(db, site, at)])).flat();
}

function invitesOf(db: Db, site: SiteConnu, resource: PublishedResource): Promise<Invite[]> {
  const { id: ressource, table } = resource;
  return told(
    db,
    resource,
    sql`
    SELECT DISTINCT vivant.id, contenu->>'nom' AS nom, coalesce(entites.nom, '') AS entite,
      retire_le AS "retireLe"
    FROM publications_suivies AS publiee
    JOIN ${sql.table(table)} AS vivant ON vivant.id = publiee.enregistrement
    LEFT JOIN entites ON entites.id = vivant.entite_id
    LEFT JOIN retraits_de_site AS retrait ON retrait.site_id = ${site.id} AND retrait.ressource = publiee.ressource
      AND retrait.enregistrement = vivant.id
    WHERE publiee.ressource = ${ressource} AND contenu->'sites' @> ${JSON.stringify([site.id])}::jsonb
      AND vivant.supprime_le IS NULL AND vivant.entite_id IS DISTINCT FROM ${site.entiteId}
    ORDER BY nom, id`,
  );
}

/** The annonces of other entities that are sold in places of the site, now or later. */
function annoncesInvitees(db: Db, site: SiteConnu, at: Date): Promise<Invite[]> {
  return told(
    db,
    annonce,
    sql`
    SELECT DISTINCT annonces.id, annonces.nom, coalesce(entites.nom, '') AS entite, retire_le AS "retireLe"
    FROM sites JOIN annonces ON ${enCoursOuAVenir(at)} AND annonces.entite_id IS DISTINCT FROM sites.entite_id
    JOIN espaces ON ${VENDUE_LA} AND ${DESTINEE_AU_SITE} AND (espaces.id = ANY(annonces.espaces) OR ${VISE})
    LEFT JOIN entites ON entites.id = annonces.entite_id
    LEFT JOIN retraits_de_site AS retrait ON retrait.site_id = sites.id AND retrait.ressource = ${annonce.id}
      AND retrait.enregistrement = annonces.id
    WHERE sites.id = ${site.id} ORDER BY nom, id`,
  );
}

type Lu = Omit<Invite, 'ressource' | 'nature' | 'retireLe'> & { readonly retireLe: Date | null };

async function told(
  db: Db,
  { id: ressource, noun }: Pick<PublishedResource, 'id' | 'noun'>,
  question: RawBuilder<unknown>,
): Promise<Invite[]> {
  const { rows } = await sql<Lu>`${question}`.execute(db);
  return rows.map((row) => ({
    ...row,
    ressource,
    nature: noun.one,
    retireLe: row.retireLe === null ? null : row.retireLe.toISOString(),
  }));
}

interface Retrait {
  readonly site: number;
  readonly ressource: string;
  readonly id: number;
}

/** Takes a record off a site; tells whether anything changed. */
export async function addRetrait(tx: Db, { site, ressource, id }: Retrait, at: Date): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO retraits_de_site (site_id, ressource, enregistrement, retire_le)
    VALUES (${site}, ${ressource}, ${id}, ${at}) ON CONFLICT DO NOTHING RETURNING 1`.execute(tx);
  return rows.length > 0;
}

export async function removeRetrait(tx: Db, { site, ressource, id }: Retrait): Promise<boolean> {
  const { rows } = await sql`
    DELETE FROM retraits_de_site WHERE site_id = ${site} AND ressource = ${ressource} AND enregistrement = ${id}
    RETURNING 1`.execute(tx);
  return rows.length > 0;
}
