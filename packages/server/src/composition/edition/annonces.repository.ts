import { sql } from 'kysely';
import type { Db } from '../../schema.ts';
import { VENDUE } from '../annonce/annonces.repository.ts';
import { MODULE } from '../annonce/places.repository.ts';

const vendueLe = (jour: string) => sql`${VENDUE} AND ${jour}::date BETWEEN annonces.du AND annonces.au AND ${MODULE}`;

/** Whether an annonce may be printed that day. */
export async function isVendue(db: Db, id: number, jour: string): Promise<boolean> {
  const { rows } = await sql`SELECT FROM annonces WHERE id = ${id} AND ${vendueLe(jour)}`.execute(db);
  return rows.length > 0;
}

/** Among some objets, those whose establishment pays for an annonce that day. */
export async function annonceursParmi(db: Db, objets: readonly number[], jour: string): Promise<Set<number>> {
  const { rows } = await sql<{ objet: number }>`
    SELECT DISTINCT coalesce(payeurs.objet, annonces.objet) AS objet
    FROM annonces LEFT JOIN annonceurs AS payeurs ON payeurs.id = annonces.annonceur
    WHERE coalesce(payeurs.objet, annonces.objet) = ANY(${[...objets]}::bigint[]) AND ${vendueLe(jour)}`.execute(db);
  return new Set(rows.map(({ objet }) => objet));
}
