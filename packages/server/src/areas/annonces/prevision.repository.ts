import type { Annonce, Partageuse } from '@bridge/contract';
import { sql } from 'kysely';
import { VENDUE, VISE } from '../../composition/annonce/annonces.repository.ts';
import type { Db } from '../../schema.ts';

/** Views of some espaces, day by day, since an instant. */
export async function vuesParJour(
  db: Db,
  espaces: readonly number[],
  since: Date,
): Promise<ReadonlyMap<number, ReadonlyMap<string, number>>> {
  const { rows } = await sql<{ espace: number; jour: string; vues: number }>`
    SELECT espace, to_char(heure AT TIME ZONE 'Europe/Paris', 'YYYY-MM-DD') AS jour, sum(nombre)::float AS vues
    FROM mesures_annonce WHERE canal = 'web' AND genre = 'vue' AND espace = ANY(${[...espaces]}::bigint[]) AND heure >= ${since}
    GROUP BY 1, 2`.execute(db);
  const known = new Map(espaces.map((espace) => [espace, new Map<string, number>()]));
  for (const { espace, jour, vues } of rows) known.get(espace)?.set(jour, vues);
  return known;
}

export interface EspacePrevu {
  readonly id: number;
  readonly nom: string;
  readonly remplissage: boolean;
}

const DANS = sql`(espaces.id = ANY(annonces.espaces) OR (${VISE}))`;

/** The espaces of sites that an annonce is in, by name or by its tags. */
export async function espacesWeb(db: Db, annonce: number): Promise<EspacePrevu[]> {
  const { rows } = await sql<EspacePrevu>`
    SELECT espaces.id, espaces.nom, espaces.remplissage = 'remplissage' AS remplissage FROM annonces, espaces
    WHERE annonces.id = ${annonce} AND espaces.canal = 'web' AND espaces.supprime_le IS NULL
      AND (espaces.id = ANY(annonces.espaces) OR (espaces.actif AND espaces.archive_le IS NULL AND ${VISE}))
    ORDER BY espaces.nom, espaces.id`.execute(db);
  return rows;
}

/** The annonces sold in some espaces, by name or by tags, of any entity, except one. */
export async function partageuses(
  db: Db,
  { id, du, au }: Pick<Annonce, 'id' | 'du' | 'au'>,
  espaces: readonly number[],
): Promise<(Partageuse & { readonly espace: number })[]> {
  const { rows } = await sql<Partageuse & { readonly espace: number }>`
    SELECT espaces.id AS espace, annonces.du::text, annonces.au::text, annonces.priorite, annonces.poids, annonces.jours,
      annonces.de_heure AS "deHeure", annonces.a_heure AS "aHeure"
    FROM annonces, espaces
    WHERE espaces.id = ANY(${[...espaces]}::bigint[]) AND ${DANS} AND ${VENDUE} AND annonces.id <> ${id}
      AND annonces.du <= ${au}::date AND annonces.au >= ${du}::date`.execute(db);
  return rows;
}

/** Views of an annonce so far. */
export async function vuesDe(db: Db, annonce: number): Promise<number> {
  const { rows } = await sql<{ vues: number }>`
    SELECT coalesce(sum(nombre), 0)::int AS vues FROM mesures_annonce WHERE annonce = ${annonce} AND genre = 'vue'`.execute(
    db,
  );
  return rows[0]?.vues ?? 0;
}
