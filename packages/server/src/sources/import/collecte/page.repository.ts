import type { Langue } from '@bridge/contract';
import { sql } from 'kysely';
import type { Db } from '../../../schema.ts';
import type { ResumePage } from '../../source.ts';
import { placesOf, REMOVALS } from '../lecture/rang.rules.ts';

/** An answer that a run keeps on disk. */
export interface PageGardee {
  readonly cle: string;
  readonly numero: number;
  readonly langue: Langue | null;
  readonly contentType: string | null;
  readonly taille: number;
  /** When the file was last written, for a file outside of the run; null otherwise. */
  readonly modifieLe: Date | null;
  readonly lus: number;
  readonly resume: ResumePage | null;
}

export async function pagesOf(db: Db, importation: number): Promise<PageGardee[]> {
  const rows = await db
    .selectFrom('importation_pages')
    .selectAll()
    .where('importation_id', '=', importation)
    .orderBy('numero')
    .execute();
  return rows.map((row) => ({
    cle: row.cle,
    numero: row.numero,
    langue: row.langue,
    contentType: row.content_type,
    taille: row.taille,
    modifieLe: row.modifie_le,
    lus: row.lus,
    resume: row.resume,
  }));
}

export async function addPage(
  tx: Db,
  importation: number,
  page: {
    readonly cle: string;
    readonly objet: string;
    readonly langue?: Langue | undefined;
    readonly contentType?: string | undefined;
    readonly taille: number;
    readonly modifieLe?: Date | undefined;
  },
): Promise<void> {
  await sql`
    INSERT INTO importation_pages (importation_id, numero, cle, objet, langue, content_type, taille, modifie_le)
    SELECT ${importation}, coalesce(max(numero) + 1, 0), ${page.cle}, ${page.objet}, ${page.langue ?? null}, ${page.contentType ?? null}, ${page.taille}, ${page.modifieLe ?? null}
    FROM importation_pages WHERE importation_id = ${importation}
    ON CONFLICT (importation_id, cle) DO UPDATE
      SET taille = excluded.taille, content_type = excluded.content_type, modifie_le = excluded.modifie_le`.execute(tx);
}

/** Notes how far an answer was read, in the transaction of the lines that it staged. */
export async function notePage(
  tx: Db,
  importation: number,
  cle: string,
  read: { readonly lus: number; readonly resume?: ResumePage },
): Promise<void> {
  await tx
    .updateTable('importation_pages')
    .set({ lus: read.lus, ...(read.resume === undefined ? {} : { resume: JSON.stringify(read.resume) }) })
    .where('importation_id', '=', importation)
    .where('cle', '=', cle)
    .execute();
}

/** Forgets an answer whose file was replaced or is gone, with the lines that it staged: it is asked again. */
export async function forgetPage(tx: Db, importation: number, { cle, numero }: PageGardee): Promise<void> {
  // A removal does not tell which answer named it: if there is one, every answer is read again.
  if (await namesRemovals(tx, importation)) {
    for (const table of [...STAGED, 'importation_termes', 'importation_langues', 'importation_pages'])
      await sql`DELETE FROM ${sql.table(table)} WHERE importation_id = ${importation}`.execute(tx);
    return;
  }
  const [first, last] = placesOf(numero);
  for (const table of STAGED)
    await sql`
      DELETE FROM ${sql.table(table)} WHERE importation_id = ${importation} AND rang BETWEEN ${first} AND ${last}`.execute(
      tx,
    );
  await tx.deleteFrom('importation_pages').where('importation_id', '=', importation).where('cle', '=', cle).execute();
}

/** The staging tables whose rows are in the order of the answers. */
const STAGED = ['importation_lignes', 'importation_rejets', 'importation_vus', 'importation_rattachements'];

async function namesRemovals(tx: Db, importation: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM importation_lignes WHERE importation_id = ${importation} AND rang >= ${REMOVALS} LIMIT 1`.execute(tx);
  return rows.length > 0;
}
