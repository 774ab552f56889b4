import type { Db } from '../../../schema.ts';
import type { Annonce } from '../../../sources/import/importation.repository.ts';

export interface ExportRecu {
  readonly importation: number;
  readonly annonce: Annonce;
  readonly taille: number;
  readonly contentType: string | null;
}

/** The key of an export's archive, among the answers of its import. */
export const CLE_EXPORT = 'export';
const MOST_LOOKED_AT = 20;

/** The exports that a feed received, the latest first, even if their archives are gone. */
export async function exportsOf(db: Db, fluxId: number): Promise<ExportRecu[]> {
  const rows = await db
    .selectFrom('importations')
    .innerJoin('importation_pages', 'importation_pages.importation_id', 'importations.id')
    .select(['importations.id', 'importations.annonce', 'importation_pages.taille', 'importation_pages.content_type'])
    .where('importations.systeme', '=', 'apidae')
    .where('importations.flux_id', '=', fluxId)
    .where('importation_pages.cle', '=', CLE_EXPORT)
    .orderBy('importations.id', 'desc')
    .limit(MOST_LOOKED_AT)
    .execute();
  return rows.flatMap(({ id, annonce, taille, content_type }) =>
    annonce === null ? [] : [{ importation: id, annonce, taille, contentType: content_type }],
  );
}
