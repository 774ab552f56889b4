import { CODES_SYSTEMES, documentSchema, type Media } from '@bridge/contract';
import { sql } from 'kysely';
import type { Db, Row } from '../../schema.ts';
import { DOCUMENT_CORRIGE } from '../correction.repository.ts';
import { tableOfFlux } from '../flux.repository.ts';

const mediasSchema = documentSchema.shape.medias;

/** The media of a published objet; none for any other objet. */
export async function mediasPublies(db: Db, objet: number): Promise<readonly Media[]> {
  const { rows } = await sql<{ medias: unknown }>`
    SELECT ${DOCUMENT_CORRIGE} -> 'medias' AS medias FROM objet_documents AS doc JOIN objets ON objets.id = doc.objet_id
    WHERE objets.id = ${objet} AND objets.statut = 'publie' AND objets.archive_le IS NULL AND objets.supprime_le IS NULL`.execute(
    db,
  );
  const medias = mediasSchema.safeParse(rows[0]?.medias);
  return medias.success ? medias.data : [];
}

const RELAYES = sql.join(
  CODES_SYSTEMES.map(
    (systeme) =>
      sql`${sql.ref(`objets.${tableOfFlux(systeme)}`)} IN (SELECT id FROM ${sql.table(tableOfFlux(systeme))} WHERE photos = 'relayer')`,
  ),
  sql` OR `,
);

/** Among some objets, those whose photos are passed on and not kept, by the setting of their feed. */
export async function objetsRelayes(db: Db, objets: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<Row<'objets', 'id'>>`
    SELECT id FROM objets WHERE id = ANY(${[...objets]}::bigint[]) AND (${RELAYES})`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
