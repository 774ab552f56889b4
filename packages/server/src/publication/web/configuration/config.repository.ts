import {
  type AnyRecord,
  type Carte,
  carte,
  civilDay,
  ficheWeb,
  type ListeWeb,
  listeWeb,
  type Resource,
  type Site,
  site as siteResource,
} from '@bridge/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { champsPublics } from '../../../catalogue/champs-publics.repository.ts';
import { parametresLus } from '../../../catalogue/parametre.repository.ts';
import { savedSelection } from '../../../catalogue/selection/saved.repository.ts';
import { placesDuSite } from '../../../composition/annonce/places.repository.ts';
import { savedRecord } from '../../../composition/configuration.ts';
import { actingUpon, scopeOfEntity } from '../../../crud/read/portee.repository.ts';
import type { Db, Row } from '../../../schema.ts';
import { endOfPublication } from '../../publication.repository.ts';
import { prochainChangement, publie, publies } from '../../publies.repository.ts';
import { ficheQuiConvient } from '../fiches/fiche.rules.ts';
import { codesActifs, composantsDe } from './config.codes.repository.ts';
import type { Config } from './config.ts';

const SYSTEM = { kind: 'system', reason: 'what a site shows is decided by its records' } as const;

/** What visitors see of the configuration, read in one transaction. */
export function configPubliee(tx: Db, at: Date): Config {
  const ofVisitors = <R extends Resource>(resource: R, id: number) => publie(tx, resource, at, id);
  const publiesSur = async <R extends Resource>(site: Site, resource: R, besides?: RawBuilder<SqlBool>) =>
    publies(tx, resource, at, await surLeSite(tx, site, besides));
  return {
    at,
    siteDe: (code) => siteVisible(tx, sql`code = ${code}`),
    live: (resource, id) => savedRecord(tx, resource, SYSTEM, id),
    publie: ofVisitors,
    finDe: (ressource, id) => endOfPublication(tx, ressource, id),
    listeDe: (site, code) => premier(publiesSur(site, listeWeb, sql`contenu->>'code' = ${code}`)),
    carteDe: (site, code) => premier(publiesSur(site, carte, sql`contenu->>'code' = ${code}`)),
    listesDe: (site): Promise<readonly ListeWeb[]> => publiesSur(site, listeWeb),
    cartesDe: (site): Promise<readonly Carte[]> => publiesSur(site, carte),
    isRetire: async (site, ressource, id) => (await retiresDe(tx, site, ressource)).has(id),
    ficheDe: (site, type) => ficheQuiConvient(site, type, (id) => ofVisitors(ficheWeb, id)),
    selection: (id) => savedSelection(tx, id),
    scopeOf: (entiteId) => scopeOfEntity(tx, entiteId),
    composants: (site) => composantsDe(tx, site.entiteId),
    codes: (demande) => codesActifs(tx, { ...demande, jour: civilDay(at) }),
    champs: () => champsPublics(tx),
    places: (site, scope) => placesDuSite(tx, { site: site.id, scope }),
    prochain: () => prochainChangement(tx, at),
  };
}

const premier = async <T>(found: Promise<readonly T[]>): Promise<T | undefined> => (await found)[0];

/** What names a site, of the entities that may publish there now, but for what its owner took off it. */
async function surLeSite(tx: Db, { id, entiteId, entitesInvitees }: Site, besides: RawBuilder<SqlBool> = sql`true`) {
  const allowed = await actingUpon(tx, { owner: entiteId, openedTo: entitesInvitees });
  return sql<SqlBool>`contenu->'sites' @> ${JSON.stringify([id])}::jsonb AND ${besides}
    AND (vivant.entite_id IS NULL OR vivant.entite_id = ANY(${allowed}::bigint[]))
    AND NOT EXISTS (
      SELECT FROM retraits_de_site AS retrait
      WHERE retrait.site_id = ${id} AND retrait.ressource = publiee.ressource AND retrait.enregistrement = vivant.id)`;
}

/** Tells what stays off a site even when published: its entity may not publish there, or the owner took it off. */
export async function horsDuSite(tx: Db, resource: Resource, { id, entiteId, entitesInvitees }: Site) {
  const allowed = await actingUpon(tx, { owner: entiteId, openedTo: entitesInvitees });
  const off = await retiresDe(tx, { id }, resource.id);
  return (one: AnyRecord): boolean =>
    off.has(one.id) || (one.entiteId !== null && !allowed.includes(Number(one.entiteId)));
}

/** The records that the owner of a site took off it. */
async function retiresDe(tx: Db, { id }: Pick<Site, 'id'>, ressource: Resource['id']): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ enregistrement: number }>`
    SELECT enregistrement FROM retraits_de_site WHERE site_id = ${id} AND ressource = ${ressource}`.execute(tx);
  return new Set(rows.map(({ enregistrement }) => enregistrement));
}

/** The site that fits a condition and is neither in the trash nor archived. */
async function siteVisible(tx: Db, where: RawBuilder<SqlBool>): Promise<Site | undefined> {
  const { rows } = await sql<Row<'sites', 'id'>>`
    SELECT id FROM sites WHERE ${where} AND supprime_le IS NULL AND archive_le IS NULL`.execute(tx);
  const [found] = rows;
  const site = found && (await savedRecord(tx, siteResource, SYSTEM, found.id));
  if (site === undefined) return undefined;
  const { publication_indexee: isInstanceIndexed } = await parametresLus(tx, 'publication_indexee');
  return { ...site, indexer: site.indexer && isInstanceIndexed };
}
