import { annonce, type Creation } from '@bridge/contract';
import { sql } from 'kysely';
import type { Db } from '../../schema.ts';
import { MODULE } from '../annonce/places.repository.ts';

const vendue = (jour: string) =>
  sql`annonces.validation = 'validee' AND ${jour}::date BETWEEN annonces.du AND annonces.au
    AND annonces.supprime_le IS NULL AND annonces.archive_le IS NULL AND ${MODULE}`;

/** Whether an annonce may be printed that day. */
export async function isVendue(db: Db, id: number, jour: string): Promise<boolean> {
  const { rows } = await sql`SELECT FROM annonces WHERE id = ${id} AND ${vendue(jour)}`.execute(db);
  return rows.length > 0;
}

/** Of some objets, those whose establishment pays for an annonce that day. */
export async function annonceursParmi(db: Db, objets: readonly number[], jour: string): Promise<Set<number>> {
  const { rows } = await sql<{ objet: number }>`
    SELECT DISTINCT coalesce(payeurs.objet, annonces.objet) AS objet
    FROM annonces LEFT JOIN annonceurs AS payeurs ON payeurs.id = annonces.annonceur
    WHERE coalesce(payeurs.objet, annonces.objet) = ANY(${[...objets]}::bigint[]) AND ${vendue(jour)}`.execute(db);
  return new Set(rows.map(({ objet }) => objet));
}

export interface AnnonceLue {
  readonly id: number;
  readonly nom: string;
  readonly entiteId: number | null;
  /** Who pays; where nobody said, the establishment that it shows. */
  readonly annonceur: string;
  readonly creations: readonly Creation[];
  /** The formats of editions among those of its creations. */
  readonly formats: readonly {
    readonly id: number;
    readonly largeur: number | null;
    readonly hauteur: number | null;
  }[];
}

export async function annonceById(db: Db, id: number): Promise<AnnonceLue | undefined> {
  const { rows } = await sql<Omit<AnnonceLue, 'creations'> & { readonly creations: unknown }>`
    SELECT annonces.id, annonces.nom, annonces.entite_id AS "entiteId", annonces.creations,
      coalesce(payeurs.nom, objets.nom, annonces.nom) AS annonceur,
      coalesce((SELECT jsonb_agg(jsonb_build_object('id', f.id,
          'largeur', CASE WHEN f.unite = 'mm' THEN f.largeur END, 'hauteur', CASE WHEN f.unite = 'mm' THEN f.hauteur END))
        FROM formats_annonce AS f WHERE f.canal = 'print'), '[]') AS formats
    FROM annonces LEFT JOIN annonceurs AS payeurs ON payeurs.id = annonces.annonceur
      LEFT JOIN objets ON objets.id = coalesce(annonces.objet, payeurs.objet) WHERE annonces.id = ${id}`.execute(db);
  const [row] = rows;
  return row && { ...row, creations: annonce.fields.creations.schema.parse(row.creations) };
}
