import type { Espace, Langue, PlaceDAnnonce } from '@bridge/contract';
import { type RawBuilder, sql } from 'kysely';
import { entitesActing } from '../../crud/read/portee.repository.ts';
import type { Scope } from '../../platform/auth/identity.ts';
import type { Db } from '../../schema.ts';

/** An espace with what showing it needs. */
export interface PlaceLue
  extends PlaceDAnnonce,
    Pick<Espace, 'code' | 'nom' | 'emplacement' | 'intervalle' | 'simultanees' | 'mention' | 'paliers'> {
  readonly entiteId: number | null;
}

/** The entities whose annonces may be in an espace: those of its branch, and those invited now. */
export const entitesDeLEspace = entitesActing(sql`espaces.entite_id`, sql`espaces.entites_invitees`);

const COLONNES = sql`id AS espace, code, nom, canal, actif AND archive_le IS NULL AND supprime_le IS NULL AS actif, formats,
  tags_acceptes AS "tagsAcceptes", tags_exclus AS "tagsExclus", rotation, remplissage, emplacement, intervalle, simultanees, mention,
  paliers, entite_id AS "entiteId", ARRAY(${entitesDeLEspace}) AS entites`;

/** Whether annonces are shown at all on this instance. */
export const MODULE = sql`EXISTS (SELECT FROM parametres WHERE parametres.cle = 'enable_module_ads' AND valeur = 'true')`;
const EN_SERVICE = sql`actif AND archive_le IS NULL AND supprime_le IS NULL AND ${MODULE}`;

/** The espaces of a page of a site: those that name the site, and those of its entity or one above that name none. */
export async function placesDuSite(
  db: Db,
  { site, scope, canal = 'web' }: { readonly site: number; readonly scope: Scope; readonly canal?: 'web' },
): Promise<PlaceLue[]> {
  return read(
    db,
    sql`canal = ${canal} AND ${EN_SERVICE} AND (${site} = ANY(sites) OR (sites = '{}' AND ${ofAbove(scope)}))`,
  );
}

const ofAbove = (scope: Scope): RawBuilder<boolean> =>
  scope.kind === 'system' ? sql`true` : sql`(entite_id IS NULL OR entite_id = ANY(${[...scope.above]}::bigint[]))`;

/** An espace of a document or a screen, if the model or the diaporama may use it. */
export async function placeDuSupport(
  db: Db,
  espace: number,
  support:
    | { readonly canal: 'print'; readonly modele: number }
    | { readonly canal: 'ecran'; readonly diaporama: number | null },
): Promise<PlaceLue | undefined> {
  const may =
    support.canal === 'print'
      ? sql`(editions = '{}' OR ${support.modele} = ANY(editions))`
      : sql`(diaporamas = '{}' OR ${support.diaporama}::bigint = ANY(diaporamas))`;
  const [place] = await read(db, sql`id = ${espace} AND canal = ${support.canal} AND ${EN_SERVICE} AND ${may}`);
  return place;
}

/** Some espaces, active or not. */
export const placesById = (db: Db, ids: readonly number[]): Promise<PlaceLue[]> =>
  read(db, sql`id = ANY(${[...ids]}::bigint[])`);

async function read(db: Db, condition: RawBuilder<unknown>): Promise<PlaceLue[]> {
  const { rows } = await sql<PlaceLue>`SELECT ${COLONNES} FROM espaces WHERE ${condition} ORDER BY id`.execute(db);
  return rows;
}

/** The active espaces where an entity may sell, which annonces may reach by tags. */
export const placesDe = (db: Db, entite: number | null): Promise<PlaceLue[]> =>
  read(db, sql`${EN_SERVICE} AND (${entite}::bigint IS NULL OR ${entite} IN (${entitesDeLEspace}))`);

interface SiteDeLEspace {
  readonly id: number;
  readonly nom: string;
  readonly code: string;
  readonly langues: readonly Langue[];
}

/** The sites of an espace: those that it names, else those of its entity. */
export async function sitesDeLEspace(db: Db, espace: number): Promise<SiteDeLEspace[]> {
  const { rows } = await sql<SiteDeLEspace>`
    SELECT sites.id, sites.nom, sites.code, sites.langues FROM espaces JOIN sites ON sites.supprime_le IS NULL AND sites.archive_le IS NULL
      AND (sites.id = ANY(espaces.sites) OR (espaces.sites = '{}' AND sites.entite_id IS NOT DISTINCT FROM espaces.entite_id))
    WHERE espaces.id = ${espace} AND espaces.canal = 'web' ORDER BY sites.nom, sites.id`.execute(db);
  return rows;
}
