import { sql } from 'kysely';
import type { Db } from '../../../../schema.ts';

type Row = Readonly<Record<string, unknown>>;

async function insert(db: Db, table: string, row: Row): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
    VALUES (${sql.join(Object.values(row).map((value) => sql`${value}`))}) RETURNING id`.execute(db);
  return rows[0]?.id ?? 0;
}

export function insertSite(db: Db, code: string, more: Row = {}): Promise<number> {
  return insert(db, 'sites', { nom: code, code, ...more });
}

/** Inserts a list, with a sélection of its own, on one site. */
export async function insertListe(db: Db, code: string, site: number, more: Row = {}): Promise<number> {
  const { rows } = await sql<{ gabarit: number; gabarit_element: number }>`
    SELECT (SELECT min(id) FROM gabarits_liste) AS gabarit, (SELECT min(id) FROM gabarits_element) AS gabarit_element`.execute(
    db,
  );
  const modele = await insert(db, 'modeles_liste', { nom: code, code, ...rows[0] });
  const selection = await insert(db, 'selections', { nom: code, code });
  const titre = JSON.stringify({ fr: code });
  return insert(db, 'listes_web', { nom: code, code, sites: [site], modele, selection, titre, ...more });
}
