import { sql } from 'kysely';
import type { Db } from '../../schema.ts';
import { publishedWhere } from './evaluation.repository.ts';
import type { Question } from './question.ts';

/** An objet as files of a sélection hold it. */
export interface ObjetExporte {
  readonly id: number;
  readonly nom: string;
  readonly type_bridge: string;
  readonly commune: string;
  readonly code_postal: string;
  readonly insee: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly prochaine_date: string | null;
  readonly derniere_date: string | null;
  readonly prix_min: number | null;
  readonly nombre_photos: number | null;
  readonly photo: string;
  readonly langues: readonly string[];
  readonly systeme: string;
  readonly identifiant: string;
  readonly source_maj_le: Date | null;
}

/** Objets by number, in the order asked for: those that their reader still sees. */
export async function objetsExportes(db: Db, question: Question, ids: readonly number[]): Promise<ObjetExporte[]> {
  const { rows } = await sql<ObjetExporte>`
    SELECT id, nom, type_bridge, commune, code_postal, insee, latitude, longitude, prochaine_date, derniere_date,
      prix_min::float8 AS prix_min, nombre_photos, photo, langues, systeme, identifiant, source_maj_le
    FROM objets JOIN unnest(${[...ids]}::bigint[]) WITH ORDINALITY AS voulue (voulu, rang) ON voulue.voulu = objets.id
    WHERE ${publishedWhere(question)} ORDER BY voulue.rang`.execute(db);
  return rows;
}

/** The openings of objets that have dates, with what an agenda tells of them. */
export async function ouverturesOf(db: Db, question: Question, ids: readonly number[]) {
  const { rows } = await sql<{
    id: number;
    nom: string;
    commune: string;
    resume: Record<string, string>;
    ouverture: unknown;
    maj: Date;
  }>`
    SELECT objets.id, objets.nom, objets.commune, doc.document -> 'resume' AS resume, doc.document -> 'ouverture' AS ouverture,
      coalesce(objets.source_maj_le, objets.modifie_le) AS maj
    FROM objets JOIN objet_documents AS doc ON doc.objet_id = objets.id
    JOIN unnest(${[...ids]}::bigint[]) WITH ORDINALITY AS voulue (voulu, rang) ON voulue.voulu = objets.id
    WHERE objets.prochaine_date IS NOT NULL AND ${publishedWhere(question)} ORDER BY voulue.rang`.execute(db);
  return rows;
}
