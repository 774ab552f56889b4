import { sql } from 'kysely';
import type { Db, Row } from '../../../schema.ts';
import type { FiltreOffert } from './filtre.rules.ts';

export interface NomDeMot {
  readonly libelle: Readonly<Record<string, string>>;
  readonly picto: string | null;
}

/** Which of some tags visitors may see. */
export async function tagsMontres(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<Row<'tags', 'id'>>`
    SELECT id FROM tags WHERE id = ANY(${[...ids]}::bigint[]) AND publique AND supprime_le IS NULL AND archive_le IS NULL`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

/** The fields of the dictionary that visitors may see, by their codes. */
export async function champsLus(
  db: Db,
  codes: readonly string[],
): Promise<ReadonlyMap<string, NonNullable<FiltreOffert['champLu']>>> {
  if (codes.length === 0) return new Map();
  const { rows } = await sql<Row<'champs', 'code' | 'nature' | 'unite'>>`
    SELECT code, nature, unite FROM champs
    WHERE code = ANY(${[...codes]}::text[]) AND NOT systeme AND confidentialite = 'public' AND supprime_le IS NULL`.execute(
    db,
  );
  return new Map(
    rows.map(({ code, nature, unite }) => {
      const nombre = nature === 'nombre' || nature === 'prix';
      return [code, { code, nombre, unite: unite || (nature === 'prix' ? '€' : '') }];
    }),
  );
}

/** The names of some words: a name given in Bridge goes before the name that the source gives. */
export async function nomsDesMots(
  db: Db,
  mots: { readonly modalite: readonly number[]; readonly tag: readonly number[] },
): Promise<ReadonlyMap<string, NomDeMot>> {
  const { rows } = await sql<NomDeMot & { cle: string; local: Record<string, string> }>`
    SELECT 'modalite ' || id AS cle, libelle, libelle_local AS local, picto FROM modalites
    WHERE id = ANY(${[...mots.modalite]}::bigint[])
    UNION ALL SELECT 'tag ' || id, libelle, '{}', picto FROM tags WHERE id = ANY(${[...mots.tag]}::bigint[])`.execute(
    db,
  );
  return new Map(
    rows.map(({ cle, libelle, local, picto }) => {
      const own = Object.entries(local).filter(([, texte]) => texte.trim() !== '');
      return [cle, { libelle: { ...libelle, ...Object.fromEntries(own) }, picto }];
    }),
  );
}
