import { documentSchema, type PartieCorrigee } from '@bridge/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { anyOf } from '../../platform/db/conditions.ts';
import type { Db, Row } from '../../schema.ts';
import { DOCUMENT_CORRIGE, PARTIES_DU_DOCUMENT } from '../correction.repository.ts';
import { textesQuiRestent } from '../correction.rules.ts';
import { objetsIndexesAvec } from '../regle/objets-indexes.repository.ts';
import { documentTraduit } from './document-traduit.rules.ts';
import type { ObjetRendu, TexteDeLEntite } from './objet-rendu.ts';
import { textesDits } from './textes-en-vigueur.repository.ts';

interface Demande {
  /** Already known to be of the reader's. */
  readonly ids: readonly number[];
  /** The profiles whose scores conditions need. */
  readonly profils: readonly number[];
  /** The publishing entity, whose texts replace the source's. Null for each objet's own entity. */
  readonly entite: number | null;
  /** Those that this keeps; absent: all. */
  readonly where?: RawBuilder<SqlBool> | undefined;
}

/**
 * Objets with all that blocs show of them. One whose document has another shape is left out as unknown. All is one statement: on the
 * server, sending one costs more than what it answers.
 */
export async function objetsRendus(db: Db, { ids, profils, entite, where }: Demande): Promise<ObjetRendu[]> {
  if (ids.length === 0) return [];
  const dits = textesDits({ parmi: anyOf(sql`${[...ids]}::bigint[]`), entite });
  const lus = await objetsIndexesAvec(
    db,
    { ids, profils, where },
    { de: DOCUMENTS, depuis: sql`dits AS MATERIALIZED (${dits})` },
  );
  return lus.flatMap(({ indexe, avec }) => {
    const document = documentSchema.safeParse(avec?.document);
    if (!document.success) return [];
    const own = textesQuiRestent(avec?.textes ?? [], avec?.corrigees ?? []);
    return [{ indexe, document: documentTraduit(document.data, own), textes: own }];
  });
}

interface DocumentLu {
  readonly document: unknown;
  readonly corrigees: readonly PartieCorrigee[];
  readonly textes: readonly TexteDeLEntite[] | null;
}

const DOCUMENTS = sql<DocumentLu>`
  SELECT ${DOCUMENT_CORRIGE} AS document, ${PARTIES_DU_DOCUMENT} AS corrigees,
    (SELECT jsonb_agg(to_jsonb(dits) - 'id' ORDER BY champ, langue) FROM dits WHERE dits.id = objets.id) AS textes
  FROM objet_documents AS doc WHERE objet_id = objets.id`;

/** A sample of objets from all over a question, the same each time. */
export async function echantillon(db: Db, where: RawBuilder<SqlBool>, most: number): Promise<number[]> {
  const { rows } = await sql<Row<'objets', 'id'>>`
    SELECT id FROM objets WHERE ${where} ORDER BY md5(id::text) LIMIT ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

export function duType(types: readonly string[]): RawBuilder<SqlBool> {
  return types.length === 0 ? sql`true` : sql`type_bridge = ANY(${[...types]}::text[])`;
}
