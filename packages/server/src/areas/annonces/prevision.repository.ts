import type { Annonce, Partageuse } from '@bridge/contract';
import { sql } from 'kysely';
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

/** Those of some espaces that are on sites. */
export async function espacesWeb(db: Db, ids: readonly number[]): Promise<EspacePrevu[]> {
  const { rows } = await sql<EspacePrevu>`
    SELECT id, nom, remplissage = 'remplissage' AS remplissage FROM espaces
    WHERE id = ANY(${[...ids]}::bigint[]) AND canal = 'web' AND supprime_le IS NULL ORDER BY nom, id`.execute(db);
  return rows;
}

/** The annonces that were sold in some espaces, whoever they belong to, but one. */
export async function partageuses(
  db: Db,
  { id, du, au, espaces }: Pick<Annonce, 'id' | 'du' | 'au' | 'espaces'>,
): Promise<(Partageuse & { readonly espaces: readonly number[] })[]> {
  const { rows } = await sql<Partageuse & { readonly espaces: readonly number[] }>`
    SELECT du::text, au::text, priorite, poids, espaces FROM annonces
    WHERE espaces && ${[...espaces]}::bigint[] AND validation = 'validee' AND id <> ${id}
      AND du <= ${au}::date AND au >= ${du}::date AND supprime_le IS NULL AND archive_le IS NULL`.execute(db);
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
