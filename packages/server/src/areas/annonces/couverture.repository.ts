import { type Regle, tagAnnonce } from '@bridge/contract';
import { sql } from 'kysely';
import { visible } from '../../crud/condition.repository.ts';
import type { Scope } from '../../platform/auth/identity.ts';
import type { Db } from '../../schema.ts';

const OWNED = { ownerColumn: 'entite_id', shared: true } as const;

/** A tag and those below it: whoever bears one of these bears it. */
export async function famille(db: Db, tag: number): Promise<{ readonly id: number; readonly regles: Regle }[]> {
  const { rows } = await sql<{ id: number; regles: unknown }>`
    WITH RECURSIVE famille AS (
      SELECT id, regles FROM tags_annonce WHERE id = ${tag}
      UNION
      SELECT enfants.id, enfants.regles FROM tags_annonce AS enfants JOIN famille ON enfants.parent = famille.id
      WHERE enfants.supprime_le IS NULL AND enfants.archive_le IS NULL
    ) SELECT id, regles FROM famille`.execute(db);
  return rows.map(({ id, regles }) => ({ id, regles: tagAnnonce.fields.regles.schema.parse(regles) }));
}

export interface PageTaguee {
  readonly id: number;
  readonly nom: string;
  readonly tags: readonly number[];
}

const TABLES = { listeWeb: 'listes_web', carte: 'cartes', ficheWeb: 'fiches_web' } as const;
const MOST = 100;

/** The pages of a kind that visitors see, as far as the reader sees them, with the tags that were put on them by hand. */
export async function pagesPubliees(db: Db, scope: Scope, ressource: keyof typeof TABLES): Promise<PageTaguee[]> {
  const { rows } = await sql<PageTaguee>`
    SELECT id, nom, tags_annonce AS tags FROM ${sql.table(TABLES[ressource])} AS pages
    WHERE supprime_le IS NULL AND archive_le IS NULL AND (${visible(OWNED, scope)}) AND EXISTS (
      SELECT FROM publications_en_cours AS publie WHERE publie.ressource = ${ressource} AND publie.enregistrement = pages.id)
    ORDER BY nom, id LIMIT ${MOST}`.execute(db);
  return rows;
}

/** The code of a published list of a site: the one that is named, else the first. */
export async function listeDuSite(db: Db, site: number, liste: number | null): Promise<string | undefined> {
  const { rows } = await sql<{ code: string }>`
    SELECT listes.code FROM listes_web AS listes
    JOIN publications_en_cours AS publie ON publie.ressource = 'listeWeb' AND publie.enregistrement = listes.id
    WHERE ${site} = ANY(listes.sites) AND listes.supprime_le IS NULL AND listes.archive_le IS NULL
      AND (${liste}::bigint IS NULL OR listes.id = ${liste})
    ORDER BY listes.nom, listes.id LIMIT 1`.execute(db);
  return rows[0]?.code;
}
