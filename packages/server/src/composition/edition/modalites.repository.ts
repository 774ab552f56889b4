import { sql } from 'kysely';
import type { Db } from '../../schema.ts';

/** The modalités of some criteria and of those that mean the same, by criterion: what the group of each is called. */
export async function nomsDesModalites(
  db: Db,
  criteres: readonly number[],
  langue: string,
): Promise<Map<number, Map<number, string>>> {
  if (criteres.length === 0) return new Map();
  const { rows } = await sql<{ critere: number; id: number; nom: string }>`
    SELECT voulu.id AS critere, modalites.id,
      coalesce(nullif(en_langue(tete.libelle_local, ${langue}), ''), en_langue(tete.libelle, ${langue})) AS nom
    FROM criteres AS voulu
    JOIN criteres AS meme ON coalesce(meme.equivaut, meme.id) = coalesce(voulu.equivaut, voulu.id)
    JOIN modalites ON modalites.critere = meme.id
    JOIN modalites AS tete ON tete.id = coalesce(modalites.equivaut, modalites.id)
    WHERE voulu.id = ANY(${[...criteres]}::bigint[])`.execute(db);
  const noms = new Map<number, Map<number, string>>();
  for (const { critere, id, nom } of rows) noms.set(critere, (noms.get(critere) ?? new Map()).set(id, nom));
  return noms;
}
