import type { Epreuve } from '@bridge/contract';
import { type RawBuilder, sql } from 'kysely';
import { publishedWhere } from '../../catalogue/selection/evaluation.repository.ts';
import type { Scope } from '../../platform/auth/identity.ts';
import type { Db } from '../../schema.ts';

/** How many texts are measured to find the longest. */
const MOST_MEASURED = 5_000;

/** The objets of an ordeal, the hardest first, from a rank on. */
export async function objetsDEpreuve(
  db: Db,
  scope: Scope,
  epreuve: Epreuve,
  { pas, nombre }: { readonly pas: number; readonly nombre: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${questionDe(epreuve, scope)} OFFSET ${pas} LIMIT ${nombre}`.execute(db);
  return rows.map(({ id }) => id);
}

function questionDe(epreuve: Epreuve, scope: Scope): RawBuilder<unknown> {
  const seen = publishedWhere({ scope });
  switch (epreuve) {
    case 'objet':
      return sql`SELECT id FROM objets WHERE ${seen} ORDER BY id`;
    case 'titre-long':
      return sql`SELECT id FROM objets WHERE ${seen} ORDER BY length(nom) DESC, id`;
    case 'texte-long':
      return sql`SELECT lus.id FROM (SELECT id FROM objets WHERE ${seen} ORDER BY id LIMIT ${MOST_MEASURED}) AS lus
        JOIN objet_documents ON objet_id = lus.id
        ORDER BY length(document -> 'resume' ->> 'fr') DESC NULLS LAST, lus.id`;
    case 'sans-photo':
      return sql`SELECT id FROM objets WHERE ${seen} AND NOT faits @> ARRAY['photo'] ORDER BY length(nom) DESC, id`;
  }
}

/** The numbers of objets, of those without a photo, and of those with a longer title than that. */
export async function comptesDEpreuve(db: Db, scope: Scope, max: number) {
  const { rows } = await sql<{ objets: number; sansPhoto: number; coupes: number }>`
    SELECT count(*) AS objets, count(*) FILTER (WHERE NOT faits @> ARRAY['photo']) AS "sansPhoto",
      count(*) FILTER (WHERE length(nom) > ${max}) AS coupes
    FROM objets WHERE ${publishedWhere({ scope })}`.execute(db);
  return rows[0] ?? { objets: 0, sansPhoto: 0, coupes: 0 };
}
