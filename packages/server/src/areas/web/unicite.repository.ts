import { sql } from 'kysely';
import { visible } from '../../crud/read/condition.repository.ts';
import type { Scope } from '../../platform/auth/identity.ts';
import type { Db, Row } from '../../schema.ts';

/** Whether another record on one of the sites has this address. A lock gives addresses one at a time. */
export async function autreALAdresse(
  tx: Db,
  table: 'listes_web' | 'cartes',
  { code, sites, sauf }: { readonly code: string; readonly sites: readonly number[]; readonly sauf: number },
): Promise<boolean> {
  await sql`SELECT pg_advisory_xact_lock(hashtext(${`${table} ${code}`}))`.execute(tx);
  const { rows } = await sql`
    SELECT FROM ${sql.table(table)} WHERE code = ${code} AND id <> ${sauf} AND supprime_le IS NULL
      AND sites && ${[...sites]}::bigint[] LIMIT 1`.execute(tx);
  return rows.length > 0;
}

/** Whether another site, of any entity, has this domain. */
export async function siteDuDomaine(tx: Db, domaine: string, sauf: number): Promise<boolean> {
  await sql`SELECT pg_advisory_xact_lock(hashtext(${`domaine ${domaine}`}))`.execute(tx);
  const { rows } = await sql`
    SELECT FROM sites WHERE id <> ${sauf} AND supprime_le IS NULL
      AND domaines @> ${JSON.stringify([{ domaine }])}::jsonb LIMIT 1`.execute(tx);
  return rows.length > 0;
}

interface Titre {
  readonly titre: string;
  readonly langue: string;
  readonly sauf: number;
  readonly sites: readonly number[];
  /** The scope of the person, since a form may name any site. */
  readonly scope: Scope;
}

/** Another list that search engines would show under the same title. */
export async function memeTitre(db: Db, { titre, langue, sauf, sites, scope }: Titre): Promise<string | undefined> {
  const { rows } = await sql<Row<'listes_web', 'nom'>>`
    SELECT nom FROM listes_web WHERE id <> ${sauf} AND supprime_le IS NULL AND archive_le IS NULL
      AND sites && ${[...sites]}::bigint[] AND (${visible({ ownerColumn: 'entite_id', shared: true }, scope)})
      AND coalesce(nullif(seo_titre->>${langue}, ''), titre->>${langue}) = ${titre} ORDER BY id LIMIT 1`.execute(db);
  return rows[0]?.nom;
}
