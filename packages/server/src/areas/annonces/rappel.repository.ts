import { sql } from 'kysely';
import { VENDUE } from '../../composition/annonce/annonces.repository.ts';
import { MODULE } from '../../composition/annonce/places.repository.ts';
import type { Db } from '../../schema.ts';
import type { AnnonceFinissante, Rappel } from './rappel.rules.ts';

/** The annonces that run, and end within so many days. */
export async function annoncesFinissantes(tx: Db, jour: string, jours: number): Promise<AnnonceFinissante[]> {
  const { rows } = await sql<AnnonceFinissante>`
    SELECT annonces.id, annonces.nom, coalesce(payeurs.nom, objets.nom, '') AS annonceur, annonces.du::text, annonces.au::text,
      annonces.entite_id AS "entiteId", array_remove(ARRAY[annonces.cree_par, annonces.decide_par], NULL) AS auteurs
    FROM annonces LEFT JOIN annonceurs AS payeurs ON payeurs.id = annonces.annonceur
    LEFT JOIN objets ON objets.id = annonces.objet
    WHERE ${VENDUE} AND ${MODULE}
      AND ${jour}::date BETWEEN annonces.du AND annonces.au AND annonces.au <= ${jour}::date + ${jours}::int
    ORDER BY annonces.au, annonces.id`.execute(tx);
  return rows;
}

export async function rappelsDits(tx: Db): Promise<{ annonce: number; fin: string; jours: number }[]> {
  const { rows } = await sql<{ annonce: number; fin: string; jours: number }>`
    SELECT annonce, fin::text, jours FROM annonces_rappels`.execute(tx);
  return rows;
}

export async function noteRappel(tx: Db, { annonce: { id, au }, jours }: Rappel, at: Date): Promise<void> {
  await sql`INSERT INTO annonces_rappels (annonce, fin, jours, le) VALUES (${id}, ${au}, ${jours}, ${at})
    ON CONFLICT DO NOTHING`.execute(tx);
}
