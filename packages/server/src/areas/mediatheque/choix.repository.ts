import type { MediaRecord, Support } from '@bridge/contract';
import { sql } from 'kysely';
import {
  all,
  type Condition,
  changeable,
  inState,
  matching,
  outOfOthersTrash,
  titleOf,
  visible,
} from '../../crud/read/condition.repository.ts';
import { plannedFor } from '../../crud/read/found-order.repository.ts';
import type { Entry } from '../../crud/registry.ts';
import type { Scope } from '../../platform/auth/identity.ts';
import { containing } from '../../platform/db/conditions.ts';
import type { Db, Row } from '../../schema.ts';

export interface Recherche {
  readonly q: string;
  readonly genres: readonly string[];
  readonly support: Support | '';
  readonly jour: string;
  readonly dossier: string;
  readonly mot: number | undefined;
}

type Kept =
  | 'id'
  | 'genre'
  | 'fichier'
  | 'credit'
  | 'decorative'
  | 'dossier'
  | 'largeur'
  | 'hauteur'
  | 'statut'
  | 'droits'
  | 'autorisations';

export interface MediaTrouve extends Pick<MediaRecord, Kept> {
  readonly titre: string;
  readonly vues: readonly string[];
  readonly alternatif: string;
  readonly actif: boolean;
  readonly jete: boolean;
}

interface Lecteur {
  readonly scope: Scope;
  readonly language: string;
}

/**
 * The media that may be picked for a support that day: those of `mediaMontrable`, and those that only lack words or a
 * credit. Nothing is published with the latter.
 */
function choisissable(support: Support, jour: string): Condition {
  return all([
    sql`statut IN ('utilisable', 'a-completer') AND ${support} = ANY(supports)`,
    sql`coalesce(droits ->> 'du', ${jour}) <= ${jour} AND coalesce(droits ->> 'au', ${jour}) >= ${jour}`,
    sql`NOT EXISTS (SELECT 1 FROM jsonb_array_elements(autorisations) AS signee WHERE signee ->> 'expireLe' <= ${jour})`,
  ]);
}

function dansDossier(dossier: string): Condition {
  return sql`(dossier = ${dossier} OR starts_with(dossier, ${`${dossier}/`}))`;
}

function searched(entry: Entry, scope: Scope, { q, genres, support, jour, dossier, mot }: Recherche): Condition {
  return all([
    inState('actif'),
    visible(entry, scope),
    matching(entry, scope, q),
    ...(genres.length === 0 ? [] : [sql`genre = ANY(${[...genres]})` as Condition]),
    ...(support === '' ? [] : [choisissable(support, jour)]),
    ...(dossier === '' ? [] : [dansDossier(dossier)]),
    ...(mot === undefined ? [] : [sql`mots_cles @> ARRAY[${mot}::bigint]` as Condition]),
  ]);
}

function colonnes(entry: Entry, language: string) {
  return sql`id, ${titleOf(entry, language)} AS titre, genre, fichier, en_langue(alternatif, ${language}) AS alternatif, decorative, credit,
    dossier, largeur, hauteur, statut, droits, autorisations, (archive_le IS NULL AND supprime_le IS NULL) AS actif,
    supprime_le IS NOT NULL AS jete,
    coalesce((SELECT connu.vues FROM medias_fichiers AS connu WHERE connu.id = (fichier ->> 'id')::uuid), '{}') AS vues`;
}

/** A match in the title ranks higher, at its start highest; then the newest come first. */
export async function mediasTrouves(
  db: Db,
  entry: Entry,
  { scope, language }: Lecteur,
  recherche: Recherche,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ items: MediaTrouve[]; total: number }> {
  const where = searched(entry, scope, recherche);
  const titre = sql`sans_accent(${titleOf(entry, language)})`;
  const like = containing(recherche.q);
  const { rows: items } = await sql<MediaTrouve>`${plannedFor(recherche.q)}
    SELECT ${colonnes(entry, language)} FROM medias WHERE ${where}
    ORDER BY ${titre} LIKE sans_accent(${like.slice(1)}) DESC, ${titre} LIKE sans_accent(${like}) DESC, cree_le DESC, id DESC
    LIMIT ${limit} OFFSET ${offset}`.execute(db);
  const { rows } = await sql<{
    total: number;
  }>`${plannedFor(recherche.q)} SELECT count(*) AS total FROM medias WHERE ${where}`.execute(db);
  return { items, total: rows[0]?.total ?? 0 };
}

/** The media of some numbers that a person sees, archived or not, so that a media in use has a name and a picture. */
export async function mediasParNumero(
  db: Db,
  entry: Entry,
  { scope, language }: Lecteur,
  ids: readonly number[],
): Promise<MediaTrouve[]> {
  const { rows } = await sql<MediaTrouve>`
    SELECT ${colonnes(entry, language)} FROM medias WHERE id = ANY(${[...ids]}::bigint[]) AND ${visible(entry, scope)} AND ${outOfOthersTrash(entry, scope)}
    ORDER BY array_position(${[...ids]}::bigint[], id)`.execute(db);
  return rows;
}

export async function dossiersVus(db: Db, entry: Entry, scope: Scope): Promise<{ chemin: string; nombre: number }[]> {
  const { rows } = await sql<{ chemin: string; nombre: number }>`
    SELECT dossier AS chemin, count(*) AS nombre FROM medias WHERE ${inState('actif')} AND ${visible(entry, scope)}
    GROUP BY dossier ORDER BY sans_accent(dossier), dossier`.execute(db);
  return rows;
}

/** A person's own media of a folder and its subfolders, archived or not, in the order that locks are taken in. */
export async function idsDuDossier(
  db: Db,
  entry: Entry,
  scope: Scope,
  dossier: string,
): Promise<Row<'medias', 'id' | 'dossier'>[]> {
  const { rows } = await sql<Row<'medias', 'id' | 'dossier'>>`
    SELECT id, dossier FROM medias WHERE supprime_le IS NULL AND ${changeable(entry, scope)} AND ${dansDossier(dossier)}
    ORDER BY id`.execute(db);
  return rows;
}
