import { finDuJourCivil, instantOf, type Langue, type RapportDAnnonceur, type SortieDEdition } from '@bridge/contract';
import { sql } from 'kysely';
import { MODULE } from '../../../composition/annonce/places.repository.ts';
import type { Db } from '../../../schema.ts';
import { NOMBRES, venduesA } from '../statistiques.repository.ts';

export interface Periode {
  /** Civil days, both included. */
  readonly du: string;
  readonly au: string;
}

export interface AnnonceurLu {
  readonly id: number;
  readonly nom: string;
  readonly contact: string;
  readonly courriel: string;
  readonly entiteId: number | null;
  /** The name of the entity that sells. */
  readonly entite: string | null;
}

export async function annonceurById(db: Db, id: number): Promise<AnnonceurLu | undefined> {
  const { rows } = await sql<AnnonceurLu>`
    SELECT annonceurs.id, annonceurs.nom, annonceurs.contact, annonceurs.courriel, annonceurs.entite_id AS "entiteId", entites.nom AS entite
    FROM annonceurs LEFT JOIN entites ON entites.id = annonceurs.entite_id
    WHERE annonceurs.id = ${id} AND annonceurs.supprime_le IS NULL`.execute(db);
  return rows[0];
}

/** The annonces of an advertiser sold for a day of the period, or counted in it, with their numbers. */
export async function annoncesDuRapport(
  db: Db,
  annonceur: number,
  { du, au }: Periode,
): Promise<RapportDAnnonceur['annonces']> {
  const { rows } = await sql<RapportDAnnonceur['annonces'][number] & { readonly vendue: boolean }>`
    SELECT annonces.id, annonces.nom, annonces.du::text, annonces.au::text, comptes.*,
      annonces.validation = 'validee' AND annonces.supprime_le IS NULL
        AND annonces.du <= ${au}::date AND annonces.au >= ${du}::date AS vendue
    FROM annonces JOIN LATERAL (
      SELECT ${NOMBRES} FROM mesures_annonce
      WHERE annonce = annonces.id AND heure >= ${instantOf(du, '00:00')} AND heure < ${finDuJourCivil(au)}
    ) AS comptes ON true
    WHERE ${venduesA(annonceur)} ORDER BY annonces.du, annonces.id`.execute(db);
  return rows.flatMap(({ vendue, ...one }) =>
    vendue || one.vues + one.clics + one.passages + one.parutions > 0 ? [one] : [],
  );
}

export interface ParutionDuRapport {
  readonly generation: number;
  /** The folder of its files in the store. */
  readonly dossier: string | null;
  readonly sorties: readonly SortieDEdition[];
  readonly nom: string;
  readonly langue: Langue;
  readonly annonce: string;
  readonly le: Date;
  readonly pages: readonly number[];
}

/** The documents validated in a period with an annonce of the advertiser, as many as its numbers count. */
export async function parutionsDuRapport(
  db: Db,
  annonceur: number,
  { du, au }: Periode,
): Promise<readonly ParutionDuRapport[]> {
  const { rows } = await sql<ParutionDuRapport>`
    SELECT * FROM (
      SELECT generations.id AS generation, generations.dossier, generations.sorties, modeles.nom, generations.langue,
        annonces.nom AS annonce, coalesce(generations.decide_le, generations.fini_le, generations.cree_le) AS le, imprimes.pages
      FROM annonces
      JOIN imprimes ON imprimes.ressource = 'annonce' AND imprimes.cible = annonces.id
      JOIN generations ON generations.id = imprimes.generation AND generations.etat = 'validee'
      JOIN modeles_edition AS modeles ON modeles.id = generations.modele
      WHERE ${venduesA(annonceur)}
    ) AS parues WHERE le >= ${instantOf(du, '00:00')} AND le < ${finDuJourCivil(au)} ORDER BY le, generation, annonce`.execute(
    db,
  );
  return rows;
}

/** The advertisers who asked for monthly reports and have an e-mail address. */
export async function abonnes(tx: Db): Promise<Omit<AnnonceurLu, 'entite'>[]> {
  const { rows } = await sql<Omit<AnnonceurLu, 'entite'>>`
    SELECT id, nom, contact, courriel, entite_id AS "entiteId" FROM annonceurs
    WHERE rapport_mensuel AND courriel <> '' AND archive_le IS NULL AND supprime_le IS NULL AND ${MODULE} ORDER BY id`.execute(
    tx,
  );
  return rows;
}
