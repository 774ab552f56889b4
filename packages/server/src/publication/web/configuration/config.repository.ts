import {
  type Carte,
  carte,
  civilDay,
  ficheWeb,
  type ListeWeb,
  listeWeb,
  type RecordOf,
  type Resource,
  type Site,
  site as siteResource,
} from '@bridge/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { savedSelection } from '../../../catalogue/selection/saved.repository.ts';
import { savedRecord } from '../../../composition/configuration.ts';
import { parseContenu } from '../../../composition/record.rules.ts';
import { actingUpon } from '../../../crud/portee.repository.ts';
import type { Db } from '../../../schema.ts';
import { ficheQuiConvient } from '../fiches/fiche.rules.ts';
import { codesActifs, composantsDe } from './config.codes.repository.ts';
import type { Config } from './config.ts';

const SYSTEM = { kind: 'system', reason: 'what a site shows is decided by its records' } as const;

/** What visitors see of the configuration, read in one transaction. */
export function configPubliee(tx: Db, at: Date): Config {
  const publie = <R extends Resource>(resource: R, id: number) =>
    premier(publies(tx, resource, at, sql`enregistrement = ${id}`));
  const publiesSur = async <R extends Resource>(site: Site, resource: R, besides?: RawBuilder<SqlBool>) =>
    publies(tx, resource, at, await surLeSite(tx, site, besides));
  return {
    at,
    siteDe: (code) => siteVisible(tx, sql`code = ${code}`),
    live: (resource, id) => savedRecord(tx, resource, SYSTEM, id),
    publie,
    listeDe: (site, code) => premier(publiesSur(site, listeWeb, sql`contenu->>'code' = ${code}`)),
    carteDe: (site, code) => premier(publiesSur(site, carte, sql`contenu->>'code' = ${code}`)),
    listesDe: (site): Promise<readonly ListeWeb[]> => publiesSur(site, listeWeb),
    cartesDe: (site): Promise<readonly Carte[]> => publiesSur(site, carte),
    ficheDe: (site, type) => ficheQuiConvient(site, type, (id) => publie(ficheWeb, id)),
    selection: (id) => savedSelection(tx, id),
    composants: (site) => composantsDe(tx, site.entiteId),
    codes: (demande) => codesActifs(tx, { ...demande, jour: civilDay(at) }),
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

/** Neither thrown away nor archived. */
async function siteVisible(tx: Db, where: RawBuilder<SqlBool>): Promise<Site | undefined> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM sites WHERE ${where} AND supprime_le IS NULL AND archive_le IS NULL`.execute(tx);
  const [found] = rows;
  return found && savedRecord(tx, siteResource, SYSTEM, found.id);
}

/** The published versions that are in force and inside their dates. What is thrown away or archived is not shown. */
async function publies<R extends Resource>(
  tx: Db,
  resource: R,
  at: Date,
  where: RawBuilder<SqlBool>,
): Promise<RecordOf<R>[]> {
  const { rows } = await sql<{ id: number; version: number; contenu: Record<string, unknown> }>`
    SELECT enregistrement AS id, publiee.version, contenu || jsonb_build_object('entiteId', vivant.entite_id) AS contenu
    FROM publications_suivies AS publiee
    JOIN ${sql.table(resource.table)} AS vivant ON vivant.id = enregistrement
    WHERE ressource = ${resource.id} AND vivant.supprime_le IS NULL AND vivant.archive_le IS NULL
      AND (du IS NULL OR du <= ${at}) AND (au IS NULL OR au > ${at}) AND ${where}
    ORDER BY contenu->>'nom', enregistrement`.execute(tx);
  return rows.map((row) => parseContenu(resource, row));
}

async function prochainChangement(tx: Db, at: Date): Promise<Date | null> {
  const { rows } = await sql<{ instant: Date | null }>`
    SELECT min(instant) AS instant FROM publications_suivies, unnest(ARRAY[du, au]) AS instant
    WHERE instant > ${at}`.execute(tx);
  return rows[0]?.instant ?? null;
}
