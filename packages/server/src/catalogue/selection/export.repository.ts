import { sql } from 'kysely';
import type { Db, Row } from '../../schema.ts';
import { DOCUMENT_CORRIGE } from '../correction.repository.ts';
import { publishedWhere } from './evaluation.repository.ts';
import type { Question } from './question.ts';

/** An objet with the columns of exported files. */
export type ObjetExporte = Pick<
  Row<'objets'>,
  | 'id'
  | 'nom'
  | 'type_bridge'
  | 'commune'
  | 'code_postal'
  | 'insee'
  | 'latitude'
  | 'longitude'
  | 'prochaine_date'
  | 'derniere_date'
  | 'prix_min'
  | 'nombre_photos'
  | 'photo'
  | 'langues'
  | 'systeme'
  | 'identifiant'
  | 'source_maj_le'
>;

/** Objets by number in the order asked for, as far as the reader still sees them. */
export async function objetsExportes(db: Db, question: Question, ids: readonly number[]): Promise<ObjetExporte[]> {
  const { rows } = await sql<ObjetExporte>`
    SELECT id, nom, type_bridge, commune, code_postal, insee, latitude, longitude, prochaine_date, derniere_date,
      prix_min, nombre_photos, photo, langues, systeme, identifiant, source_maj_le
    FROM objets JOIN unnest(${[...ids]}::bigint[]) WITH ORDINALITY AS voulue (voulu, rang) ON voulue.voulu = objets.id
    WHERE ${publishedWhere(question)} ORDER BY voulue.rang`.execute(db);
  return rows;
}

/** The first of the other ids that their sources tell of objets, by number. */
export async function autresIdentifiantsDe(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; autre: string }>`
    SELECT objet_id AS id, source #>> '{autresIdentifiants,0}' AS autre FROM objet_documents
    WHERE objet_id = ANY(${[...ids]}::bigint[]) AND source #>> '{autresIdentifiants,0}' IS NOT NULL`.execute(db);
  return new Map(rows.map(({ id, autre }) => [id, autre]));
}

/** The opening days of objets with dates, and the texts that an agenda shows. */
export async function ouverturesOf(db: Db, question: Question, ids: readonly number[]) {
  const { rows } = await sql<
    Pick<Row<'objets'>, 'id' | 'nom' | 'commune'> & { resume: Record<string, string>; ouverture: unknown; maj: Date }
  >`
    SELECT objets.id, objets.nom, objets.commune, doc.document -> 'resume' AS resume, ${DOCUMENT_CORRIGE} -> 'ouverture' AS ouverture,
      coalesce(objets.source_maj_le, objets.modifie_le) AS maj
    FROM objets JOIN objet_documents AS doc ON doc.objet_id = objets.id
    JOIN unnest(${[...ids]}::bigint[]) WITH ORDINALITY AS voulue (voulu, rang) ON voulue.voulu = objets.id
    WHERE objets.prochaine_date IS NOT NULL AND ${publishedWhere(question)} ORDER BY voulue.rang`.execute(db);
  return rows;
}
