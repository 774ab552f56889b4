import { documentSchema, type PartieCorrigee } from '@bridge/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db, Row } from '../../schema.ts';
import { DOCUMENT_CORRIGE, PARTIES_DU_DOCUMENT } from '../correction.repository.ts';
import { textesQuiRestent } from '../correction.rules.ts';
import { objetsIndexes } from '../regle/objets-indexes.repository.ts';
import { documentTraduit } from './document-traduit.rules.ts';
import type { ObjetRendu } from './objet-rendu.ts';
import { textesEnVigueur } from './textes-en-vigueur.repository.ts';

interface Demande {
  /** Already known to be of the reader's. */
  readonly ids: readonly number[];
  /** The profiles whose scores conditions need. */
  readonly profils: readonly number[];
  /** The publishing entity, whose texts replace the source's. Null for each objet's own entity. */
  readonly entite: number | null;
}

/** Objets with all that blocs show of them. One whose document has another shape is left out as unknown. */
export async function objetsRendus(db: Db, { ids, profils, entite }: Demande): Promise<ObjetRendu[]> {
  if (ids.length === 0) return [];
  const wanted = sql`${[...ids]}::bigint[]`;
  const [indexes, documents, textes] = await Promise.all([
    objetsIndexes(db, { where: sql`id = ANY(${wanted})`, apres: 0, most: ids.length, profils }),
    sql<{ id: number; document: unknown; corrigees: PartieCorrigee[] }>`
      SELECT objet_id AS id, ${DOCUMENT_CORRIGE} AS document, ${PARTIES_DU_DOCUMENT} AS corrigees
      FROM objet_documents AS doc WHERE objet_id = ANY(${wanted})`.execute(db),
    textesEnVigueur(db, { ids, entite }),
  ]);
  const luOf = new Map(documents.rows.map((lu) => [lu.id, lu]));
  return indexes.flatMap((indexe) => {
    const lu = luOf.get(indexe.id);
    const document = documentSchema.safeParse(lu?.document);
    if (!document.success) return [];
    const own = textesQuiRestent(
      textes.filter(({ id }) => id === indexe.id),
      lu?.corrigees ?? [],
    );
    return [{ indexe, document: documentTraduit(document.data, own), textes: own }];
  });
}

/** A sample of objets from all over a question, the same each time. */
export async function echantillon(db: Db, where: RawBuilder<SqlBool>, most: number): Promise<number[]> {
  const { rows } = await sql<Row<'objets', 'id'>>`
    SELECT id FROM objets WHERE ${where} ORDER BY md5(id::text) LIMIT ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

export function duType(types: readonly string[]): RawBuilder<SqlBool> {
  return types.length === 0 ? sql`true` : sql`type_bridge = ANY(${[...types]}::text[])`;
}
