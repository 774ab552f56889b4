import type { EtatDeGeneration, Langue, SortieDEdition } from '@bridge/contract';
import { sql } from 'kysely';
import { visible } from '../../../crud/read/condition.repository.ts';
import type { Scope } from '../../../platform/auth/identity.ts';
import type { Imprime } from '../../../rendering/print/imprimes.rules.ts';
import type { Db } from '../../../schema.ts';

/** Notes the annonces and médias of a document, replacing any earlier note. */
export async function noteImprimes(tx: Db, generation: number, imprimes: readonly Imprime[]): Promise<void> {
  await sql`DELETE FROM imprimes WHERE generation = ${generation}`.execute(tx);
  for (const { ressource, cible, pages } of imprimes)
    await sql`INSERT INTO imprimes (generation, ressource, cible, pages)
      VALUES (${generation}, ${ressource}, ${cible}, ${[...pages]}::int[])`.execute(tx);
}

/** The same pages once more show the same. */
export async function copyImprimes(tx: Db, from: number, to: number): Promise<void> {
  await sql`INSERT INTO imprimes (generation, ressource, cible, pages)
    SELECT ${to}, ressource, cible, pages FROM imprimes WHERE generation = ${from} ON CONFLICT DO NOTHING`.execute(tx);
}

export interface Parution {
  readonly generation: number;
  /** The folder of its files in the store. */
  readonly dossier: string | null;
  readonly nom: string;
  readonly langue: Langue;
  readonly etat: EtatDeGeneration;
  readonly sorties: readonly SortieDEdition[];
  readonly le: Date;
  readonly pages: readonly number[];
  /** Whether it is of the reader's entities. */
  readonly sienne: boolean;
}

const MOST = 200;

/**
 * The documents that show a record, newest first: all finished ones of the reader’s entities, and validated ones of
 * others, which are public.
 */
export async function parutionsDe(
  db: Db,
  { ressource, cible }: Pick<Imprime, 'ressource' | 'cible'>,
  scope: Scope,
): Promise<readonly Parution[]> {
  const own = visible({ ownerColumn: 'entite_id', shared: false }, scope);
  const { rows } = await sql<Parution>`
    SELECT * FROM (
      SELECT generations.id AS generation, generations.dossier, modeles.nom, generations.langue, generations.etat, generations.sorties,
        coalesce(generations.decide_le, generations.fini_le, generations.cree_le) AS le, imprimes.pages,
        coalesce((SELECT (${own}) FROM (SELECT generations.entite_id) AS de), false) AS sienne
      FROM imprimes
      JOIN generations ON generations.id = imprimes.generation AND generations.etat IN ('prete', 'validee')
      JOIN modeles_edition AS modeles ON modeles.id = generations.modele
      WHERE imprimes.ressource = ${ressource} AND imprimes.cible = ${cible}
    ) AS vues WHERE sienne OR etat = 'validee' ORDER BY generation DESC LIMIT ${MOST}`.execute(db);
  return rows;
}
