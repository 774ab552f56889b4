import type { MediaRecord } from '@bridge/contract';
import { sql } from 'kysely';
import { changeable, inState, visible } from '../../../crud/read/condition.repository.ts';
import type { Stored } from '../../../crud/stored.ts';
import type { Scope } from '../../../platform/auth/identity.ts';
import type { Db, Row } from '../../../schema.ts';

/** Media that hold the same file, together, the oldest first. */
export async function groupesDeDoublons(db: Db, stored: Stored, scope: Scope): Promise<number[][]> {
  const { rows } = await sql<{ ids: number[] }>`
    SELECT array_agg(id ORDER BY id) AS ids FROM medias
    WHERE ${inState('actif')} AND ${visible(stored, scope)} AND empreinte <> ''
    GROUP BY empreinte HAVING count(*) > 1 ORDER BY min(id)`.execute(db);
  return rows.map(({ ids }) => ids);
}

export async function idsVus(db: Db, stored: Stored, scope: Scope): Promise<number[]> {
  const { rows } = await sql<Row<'medias', 'id'>>`
    SELECT id FROM medias WHERE ${inState('actif')} AND ${visible(stored, scope)} ORDER BY id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function nombreVu(db: Db, stored: Stored, scope: Scope): Promise<number> {
  const { rows } = await sql<{ nombre: number }>`
    SELECT count(*) AS nombre FROM medias WHERE ${inState('actif')} AND ${visible(stored, scope)}`.execute(db);
  return rows[0]?.nombre ?? 0;
}

/** The media that somebody may complete, the oldest first. */
export async function idsACompleter(db: Db, stored: Stored, scope: Scope): Promise<number[]> {
  const { rows } = await sql<Row<'medias', 'id'>>`
    SELECT id FROM medias WHERE statut = 'a-completer' AND ${inState('actif')} AND ${changeable(stored, scope)}
    ORDER BY id`.execute(db);
  return rows.map(({ id }) => id);
}

interface MediaIncomplet extends Pick<MediaRecord, 'id' | 'genre' | 'alternatif' | 'decorative' | 'credit'> {
  readonly titre: string;
}

/** The incomplete media among some, with the facts that they have. */
export async function mediasACompleter(db: Db, ids: readonly number[], language: string): Promise<MediaIncomplet[]> {
  const { rows } = await sql<MediaIncomplet>`
    SELECT id, en_langue(titre, ${language}) AS titre, genre, alternatif, decorative, credit FROM medias
    WHERE id = ANY(${[...ids]}::bigint[]) AND statut = 'a-completer' ORDER BY id`.execute(db);
  return rows;
}

/** The bytes of the files of visible media; a file in several media counts once. */
export async function poidsVu(db: Db, stored: Stored, scope: Scope): Promise<number> {
  const { rows } = await sql<{ poids: number | null }>`
    SELECT sum(poids) AS poids FROM (
      SELECT DISTINCT ON (fichier ->> 'id') poids FROM medias WHERE supprime_le IS NULL AND ${visible(stored, scope)}
    ) AS fichiers`.execute(db);
  return rows[0]?.poids ?? 0;
}

export interface MediaADroits extends Pick<MediaRecord, 'id' | 'droits' | 'autorisations' | 'entiteId'> {
  readonly titre: string;
  /** The person who made the media, and the last one who changed it. */
  readonly auteurs: readonly number[];
}

/** The media whose rights or authorisations have an end. */
export async function mediasADroits(db: Db, stored: Stored, scope: Scope): Promise<MediaADroits[]> {
  const { rows } = await sql<MediaADroits>`
    SELECT id, en_langue(titre, 'fr') AS titre, droits, autorisations, entite_id AS "entiteId",
      array_remove(ARRAY[cree_par, modifie_par], NULL) AS auteurs
    FROM medias WHERE ${inState('actif')} AND ${visible(stored, scope)}
      AND (droits ->> 'au' IS NOT NULL OR jsonb_path_exists(autorisations, '$[*].expireLe ? (@ != null)'))
    ORDER BY id`.execute(db);
  return rows;
}
