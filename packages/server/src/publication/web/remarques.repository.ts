import type { ListeWeb } from '@bridge/contract';
import { sql } from 'kysely';
import { actingUpon } from '../../crud/read/portee.repository.ts';
import type { Db, Row } from '../../schema.ts';

interface Part {
  readonly ressource: 'moteur' | 'carte';
  readonly nom: string;
}

/** The moteur and the map that a list names and that are not published themselves. */
export async function unpublishedParts(db: Db, { moteur, carte }: Pick<ListeWeb, 'moteur' | 'carte'>): Promise<Part[]> {
  const { rows } = await sql<Part>`
    WITH servis AS (
      SELECT 'moteur' AS ressource, id, nom FROM moteurs WHERE id = ${moteur}
      UNION ALL SELECT 'carte', id, nom FROM cartes WHERE id = ${carte}
    )
    SELECT ressource, nom FROM servis WHERE NOT EXISTS (
      SELECT 1 FROM publications_en_cours AS autre
      WHERE autre.ressource = servis.ressource AND autre.enregistrement = servis.id)
    ORDER BY ressource DESC`.execute(db);
  return rows;
}

/** Whether some site shows objets by this fiche. */
export async function isUsedBySite(db: Db, fiche: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM sites WHERE supprime_le IS NULL
      AND jsonb_path_exists(fiches, '$[*].fiche ? (@ == $id)', jsonb_build_object('id', ${fiche}::bigint))
    LIMIT 1`.execute(db);
  return rows.length > 0;
}

/** The names of the sites of other entities that a list names: the custom codes of the list do not run there. */
export async function sitesOfOthers(
  db: Db,
  { sites, entiteId }: Pick<ListeWeb, 'sites' | 'entiteId'>,
): Promise<string[]> {
  const { rows } = await sql<Row<'sites', 'nom'>>`
    SELECT nom FROM sites WHERE id = ANY(${[...sites]}::bigint[]) AND entite_id IS DISTINCT FROM ${entiteId}
    ORDER BY nom`.execute(db);
  return rows.map(({ nom }) => nom);
}

interface Placed {
  readonly ressource: string;
  readonly id: number;
  readonly entiteId: number | null;
  readonly sites: readonly number[];
}

/** The sites that a record names and that do not show it: their owner took it off, or no longer invites its entity. */
export async function sitesWithout(db: Db, { ressource, id, entiteId, sites }: Placed): Promise<string[]> {
  const { rows } = await sql<Row<'sites', 'nom' | 'entite_id' | 'entites_invitees'> & { retiree: boolean }>`
    SELECT nom, entite_id, entites_invitees, EXISTS (
      SELECT FROM retraits_de_site WHERE site_id = sites.id AND ressource = ${ressource} AND enregistrement = ${id}
    ) AS retiree
    FROM sites WHERE id = ANY(${[...sites]}::bigint[]) ORDER BY nom`.execute(db);
  const shows = async ({ retiree, entite_id: owner, entites_invitees: openedTo }: (typeof rows)[number]) =>
    !retiree && (entiteId === null || (await actingUpon(db, { owner, openedTo })).includes(entiteId));
  const without = [];
  for (const site of rows) if (!(await shows(site))) without.push(site.nom);
  return without;
}
