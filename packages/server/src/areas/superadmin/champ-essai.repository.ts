import { sql } from 'kysely';
import type { Scope } from '../../platform/auth/identity.ts';
import { inScope } from '../../platform/db/conditions.ts';
import type { Db, Row } from '../../schema.ts';

/** An objet of the person's own entities, with its record as received. */
export async function receivedOf(db: Db, scope: Scope, objet: number) {
  const { rows } = await sql<Pick<Row<'objets'>, 'id' | 'nom' | 'systeme'> & { brut: string }>`
    SELECT objets.id, objets.nom, objets.systeme, doc.brut
    FROM objets JOIN objet_documents AS doc ON doc.objet_id = objets.id
    WHERE objets.id = ${objet} AND ${inScope('objets.entite_id', scope)}`.execute(db);
  return rows[0];
}
