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
import type { Db } from '../../../schema.ts';
import { ficheQuiConvient } from '../fiches/fiche.rules.ts';
import { codesActifs, composantsDe } from './config.codes.repository.ts';
import type { Config } from './config.ts';

const SYSTEM = { kind: 'system', reason: 'what a site shows is decided by its records' } as const;

/** What visitors see of the configuration, read in one transaction. */
export function configPubliee(tx: Db, at: Date): Config {
  const publie = <R extends Resource>(resource: R, id: number) =>
    premier(publies(tx, resource, at, sql`enregistrement = ${id}`));
  return {
    at,
    siteDe: (code) => siteVisible(tx, sql`code = ${code}`),
    live: (resource, id) => savedRecord(tx, resource, SYSTEM, id),
    publie,
    listeDe: (site, code) => premier(publies(tx, listeWeb, at, surLeSite(site, sql`contenu->>'code' = ${code}`))),
    carteDe: (site, code) => premier(publies(tx, carte, at, surLeSite(site, sql`contenu->>'code' = ${code}`))),
    listesDe: (site): Promise<readonly ListeWeb[]> => publies(tx, listeWeb, at, surLeSite(site)),
    cartesDe: (site): Promise<readonly Carte[]> => publies(tx, carte, at, surLeSite(site)),
    ficheDe: (site, type) => ficheQuiConvient(site, type, (id) => publie(ficheWeb, id)),
    selection: (id) => savedSelection(tx, id),
    composants: (site) => composantsDe(tx, site.entiteId),
    codes: (demande) => codesActifs(tx, { ...demande, jour: civilDay(at) }),
    prochain: () => prochainChangement(tx, at),
  };
}

const premier = async <T>(found: Promise<readonly T[]>): Promise<T | undefined> => (await found)[0];

const surLeSite = ({ id }: Site, besides: RawBuilder<SqlBool> = sql`true`): RawBuilder<SqlBool> =>
  sql`contenu->'sites' @> ${JSON.stringify([id])}::jsonb AND ${besides}`;

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
    SELECT enregistrement AS id, publiee.version, contenu FROM publications_suivies AS publiee
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
