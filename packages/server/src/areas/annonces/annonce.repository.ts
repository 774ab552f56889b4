import { type Annonce, civilDay, type Espace, type FormatVu, type MediaLu, type MediaRecord } from '@bridge/contract';
import { type RawBuilder, sql } from 'kysely';
import { VISE } from '../../composition/annonce/annonces.repository.ts';
import { visible } from '../../crud/read/condition.repository.ts';
import type { Scope } from '../../platform/auth/identity.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../schema.ts';

/** Owned by an entity, and shared with others. */
export const OWNED = { ownerColumn: 'entite_id', shared: true } as const;

/** The state of an annonce today, as `etatDAnnonce` computes it, as an SQL expression beside its row. */
export const etatVu = (clock: Clock) => (): RawBuilder<string> => {
  const jour = civilDay(clock.now());
  return sql`CASE WHEN validation <> 'validee' THEN validation WHEN ${jour}::date < du THEN 'programmee'
    WHEN ${jour}::date > au THEN 'terminee' ELSE 'en-ligne' END`;
};

export async function formatsSeen(db: Db, scope: Scope, ids: readonly number[]): Promise<FormatVu[]> {
  const { rows } = await sql<FormatVu>`
    SELECT id, nom, canal, genre, consignes, unite, largeur, hauteur, ratio, recadrage, densite, fond_perdu AS "fondPerdu",
      resolution, types_fichiers AS "typesFichiers", poids_max AS "poidsMax", duree_max AS "dureeMax", sans_son AS "sansSon", cmjn,
      max_titre AS "maxTitre", max_accroche AS "maxAccroche", variantes
    FROM formats_annonce WHERE id = ANY(${[...ids]}::bigint[]) AND (${visible(OWNED, scope)}) ORDER BY id`.execute(db);
  return rows;
}

/** A media with its rights. */
export interface MediaDAnnonce
  extends MediaLu,
    Pick<MediaRecord, 'id' | 'statut' | 'supports' | 'droits' | 'autorisations'> {}

export async function mediasSeen(db: Db, scope: Scope, ids: readonly number[]): Promise<MediaDAnnonce[]> {
  const { rows } = await sql<MediaDAnnonce>`
    SELECT id, genre, type_mime AS "typeMime", poids, largeur, hauteur, duree, profil, statut, supports, droits, autorisations,
      (SELECT details -> 'faits' FROM medias_fichiers WHERE medias_fichiers.id = (medias.fichier ->> 'id')::uuid) AS faits
    FROM medias WHERE id = ANY(${[...ids]}::bigint[]) AND (${visible(OWNED, scope)}) ORDER BY id`.execute(db);
  return rows;
}

/** Whether an advertiser is an establishment of the catalogue. */
export async function hasEtablissement(db: Db, annonceur: number | null): Promise<boolean> {
  const { rows } = await sql`SELECT FROM annonceurs WHERE id = ${annonceur} AND objet IS NOT NULL`.execute(db);
  return rows.length > 0;
}

export type EspaceVendu = Pick<
  Espace,
  'id' | 'nom' | 'actif' | 'canal' | 'formats' | 'tagsAcceptes' | 'tagsExclus' | 'capacite'
>;

export async function espacesSeen(db: Db, scope: Scope, ids: readonly number[]): Promise<EspaceVendu[]> {
  const { rows } = await sql<EspaceVendu>`
    SELECT id, nom, actif AND archive_le IS NULL AND supprime_le IS NULL AS actif, canal, formats,
      tags_acceptes AS "tagsAcceptes", tags_exclus AS "tagsExclus", capacite
    FROM espaces WHERE id = ANY(${[...ids]}::bigint[]) AND (${visible(OWNED, scope)}) ORDER BY id`.execute(db);
  return rows;
}

/** Locks espaces until the transaction ends: a place is given to one annonce at a time. */
export async function holdEspaces(tx: Db, ids: readonly number[]): Promise<void> {
  for (const id of [...ids].sort((one, other) => one - other))
    await sql`SELECT pg_advisory_xact_lock(hashtext(${`espace ${id}`}))`.execute(tx);
}

export interface AnnonceVendue extends Pick<Annonce, 'id' | 'espaces' | 'du' | 'au' | 'priorite'> {
  /** Null when the reader does not see the annonce, which takes its place all the same. */
  readonly nom: string | null;
  readonly validee: boolean;
  /** Whether the annonce names no espace and reaches them by its tags: it takes no place. */
  readonly parTags: boolean;
  /** The espaces of the question that the annonce reaches by its tags. */
  readonly vises: readonly number[];
}

interface Places {
  readonly espaces: readonly number[];
  readonly du: string;
  readonly au: string;
  /** The annonce that is looked at, to be left out. */
  readonly sauf: number;
}

/** The annonces of some espaces between two dates, by name or by tags, sold or asked for, of any entity. */
export async function annoncesPlacees(
  db: Db,
  scope: Scope,
  { espaces, du, au, sauf }: Places,
): Promise<AnnonceVendue[]> {
  const { rows } = await sql<AnnonceVendue>`
    SELECT id, CASE WHEN ${visible(OWNED, scope)} THEN nom END AS nom, espaces, du, au, priorite,
      validation = 'validee' AS validee, espaces = '{}' AS "parTags",
      ARRAY(SELECT espaces.id FROM espaces WHERE espaces.id = ANY(${[...espaces]}::bigint[]) AND ${VISE}) AS vises
    FROM annonces
    WHERE (espaces && ${[...espaces]}::bigint[]
        OR EXISTS (SELECT FROM espaces WHERE espaces.id = ANY(${[...espaces]}::bigint[]) AND ${VISE}))
      AND validation IN ('validee', 'a-valider') AND id <> ${sauf}
      AND du <= ${au}::date AND au >= ${du}::date AND supprime_le IS NULL AND archive_le IS NULL
    ORDER BY du, id`.execute(db);
  return rows;
}

/** What an annonce without named espaces looks for them by. */
export interface Visee extends Pick<Annonce, 'tagsCibles' | 'canaux'> {
  readonly formats: readonly number[];
  readonly entiteId: number | null;
}

/** The active espaces that an annonce may reach, as far as the reader sees them. */
export async function espacesVises(db: Db, scope: Scope, { tagsCibles, canaux, formats, entiteId }: Visee) {
  const creations = formats.map((id) => ({ format: { id } }));
  const { rows } = await sql<{ readonly id: number }>`
    SELECT espaces.id FROM espaces, (SELECT '{}'::bigint[] AS espaces, ${[...tagsCibles]}::bigint[] AS tags_cibles, ${[...canaux]}::text[] AS canaux,
      ${entiteId}::bigint AS entite_id, NULL::bigint AS format, ${JSON.stringify(creations)}::jsonb AS creations) AS annonces
    WHERE ${VISE} AND espaces.actif AND espaces.supprime_le IS NULL AND espaces.archive_le IS NULL
      AND espaces.id IN (SELECT vus.id FROM espaces AS vus WHERE ${visible(OWNED, scope)})
    ORDER BY espaces.nom, espaces.id LIMIT ${MOST_VISES}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The most espaces listed: nobody reads more. */
const MOST_VISES = 50;
