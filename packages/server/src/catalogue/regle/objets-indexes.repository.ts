import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { anyOf } from '../../platform/db/conditions.ts';
import type { Db, Row } from '../../schema.ts';
import { COLONNES_DE_FLUX } from '../flux.repository.ts';
import type { ObjetIndexe } from './objet-indexe.ts';

interface Lot {
  readonly where: RawBuilder<SqlBool>;
  /** The number after which objets are read. */
  readonly apres: number;
  readonly most: number;
  /** The profiles whose scores are needed. */
  readonly profils: readonly number[];
}

/** The next objets of a question by number, as rules see them. */
export async function objetsIndexes(db: Db, { where, apres, most, profils }: Lot): Promise<ObjetIndexe[]> {
  const { rows } = await sql<Indexe>`
    SELECT ${COLUMNS}, ${scoresOf(profils)} AS scores FROM objets
    WHERE id > ${apres} AND ${where} ORDER BY id LIMIT ${most}`.execute(db);
  return rows.map(toObjet);
}

/** Some objets, by numbers in any order. */
interface Nommes extends Pick<Lot, 'profils'> {
  readonly ids: readonly number[];
  /** Those that this keeps; absent: all. */
  readonly where?: RawBuilder<SqlBool> | undefined;
}

/** What is read of each objet besides. */
interface Avec<T> {
  /** A select of one row for `objets.id`. */
  readonly de: RawBuilder<T>;
  /** The queries that it reads from, as they stand after `WITH`. */
  readonly depuis: RawBuilder<unknown>;
}

/** Some objets as rules see them, each with a row of what else is read of it. */
export async function objetsIndexesAvec<T>(
  db: Db,
  { ids, profils, where = sql`true` }: Nommes,
  { de, depuis }: Avec<T>,
): Promise<{ indexe: ObjetIndexe; avec: T | null }[]> {
  // Asked as a column: as a condition, the database would plan anew for its values each time, which takes longer than the statement.
  const { rows } = await sql<Indexe & { gardee: boolean; avec: T | null }>`
    WITH ${depuis} SELECT ${COLUMNS}, ${scoresOf(profils)} AS scores, ${where} AS gardee,
      (SELECT to_jsonb(lu) FROM (${de}) AS lu) AS avec FROM objets
    WHERE id = ${anyOf(sql`${[...ids]}::bigint[]`)} ORDER BY id`.execute(db);
  return rows.flatMap((row) => (row.gardee ? [{ indexe: toObjet(row), avec: row.avec }] : []));
}

export async function objetIndexe(db: Db, id: number, profils: readonly number[]): Promise<ObjetIndexe | undefined> {
  const [objet] = await objetsIndexes(db, { where: sql`id = ${id}`, apres: id - 1, most: 1, profils });
  return objet;
}

function scoresOf(profils: readonly number[]): RawBuilder<unknown> {
  if (profils.length === 0) return sql`NULL::jsonb`;
  return sql`(SELECT jsonb_agg(jsonb_build_array(profil_id, score)) FROM objet_scores
    WHERE objet_id = objets.id AND profil_id = ANY(${[...profils]}::bigint[]))`;
}

const COLUMNS = sql`id, nom, type_bridge, systeme, entite_id, ${sql.join(COLONNES_DE_FLUX.map((column) => sql.ref(column)))}, commune, code_postal, insee,
  latitude, longitude, types, criteres, modalites, tags, langues, langues_parlees, anomalies, faits, nom_norme, valeurs, nombres,
  completude, prix_min, nombre_photos, jours::text AS jours, premiere_date, prochaine_date, derniere_date,
  creneaux::text AS creneaux, seances::text AS seances, indexe_le::text AS indexe_le, source_maj_le, premiere_vue_le`;

type Indexe = Row<'objets'> & { readonly scores: [number, number][] | null };

function toObjet(row: Indexe): ObjetIndexe {
  const { latitude, longitude, nom_norme } = row;
  return {
    id: row.id,
    nom: row.nom,
    typeBridge: row.type_bridge,
    systeme: row.systeme,
    entiteId: row.entite_id,
    flux: {
      fluxTourinsoft: row.flux_tourinsoft,
      fluxLei: row.flux_lei,
      fluxApidae: row.flux_apidae,
      fluxDatatourisme: row.flux_datatourisme,
    },
    commune: row.commune,
    codePostal: row.code_postal,
    insee: row.insee,
    point: latitude === null || longitude === null ? null : { lat: latitude, lon: longitude },
    types: row.types,
    criteres: row.criteres,
    modalites: row.modalites,
    tags: row.tags,
    langues: row.langues,
    languesParlees: row.langues_parlees,
    anomalies: row.anomalies,
    faits: row.faits,
    valeurs: { ...row.valeurs, ...(nom_norme !== '' && { nom: [nom_norme] }) },
    nombres: row.nombres,
    completude: row.completude,
    prixMin: row.prix_min,
    nombrePhotos: row.nombre_photos ?? 0,
    jours: rangesIn(row.jours).map(([du, au]) => ({ du, au: dayBefore(au) })),
    premiereDate: row.premiere_date,
    prochaineDate: row.prochaine_date,
    derniereDate: row.derniere_date,
    creneaux: minutesIn(row.creneaux),
    seances: minutesIn(row.seances),
    indexeLe: row.indexe_le,
    sourceMajLe: row.source_maj_le,
    premiereVueLe: row.premiere_vue_le,
    scores: new Map(row.scores ?? []),
  };
}

/** The ranges of a multirange, or of an array of ranges, whose ends PostgreSQL excludes: « {[2026-07-01,2026-07-15),[…)} ». */
function rangesIn(multirange: string): [string, string][] {
  return [...multirange.matchAll(/\[([^,]+),([^)]+)\)/g)].map(([, from = '', to = '']) => [from, to]);
}

const minutesIn = (ranges: string): [number, number][] =>
  rangesIn(ranges).map(([from, to]) => [Number(from), Number(to)]);

function dayBefore(jour: string): string {
  return new Date(Date.parse(jour) - 86_400_000).toISOString().slice(0, 10);
}
