import { type BrouillonDeSelection, refsIn } from '@bridge/contract';
import { sql } from 'kysely';
import type { Db } from '../../schema.ts';
import { savedSelection } from '../selection/saved.repository.ts';
import { triById } from '../selection/tri.repository.ts';

/** The profiles whose scores decide what a sélection keeps: those of its rules, and of its order with a limit. */
async function profilsOf(db: Db, { regles, tri, limite }: BrouillonDeSelection): Promise<number[]> {
  const order = tri === null || limite === null ? undefined : await triById(db, tri);
  return refsIn([regles, order?.cles])
    .filter(({ ref }) => ref === 'scoring')
    .map(({ id }) => id);
}

interface Seeking {
  readonly profil?: number;
  readonly selection?: number;
}

/**
 * Whether a sélection depends, even indirectly, on the scores of a profile or on another sélection: a profile scores
 * the objets of its own sélection, which may ask for other scores.
 */
export async function dependsOn(db: Db, brouillon: BrouillonDeSelection, sought: Seeking): Promise<boolean> {
  const seen = new Set<number>();
  let next = await profilsOf(db, brouillon);
  while (next.length > 0) {
    if (sought.profil !== undefined && next.includes(sought.profil)) return true;
    for (const id of next) seen.add(id);
    const { rows } = await sql<{ selection: number }>`
      SELECT DISTINCT selection FROM profils_scoring WHERE id = ANY(${next}::bigint[]) AND selection IS NOT NULL`.execute(
      db,
    );
    if (rows.some(({ selection }) => selection === sought.selection)) return true;
    const below: number[] = [];
    for (const { selection } of rows) {
      const saved = await savedSelection(db, selection);
      if (saved !== undefined) below.push(...(await profilsOf(db, saved.brouillon)));
    }
    next = below.filter((id) => !seen.has(id));
  }
  return false;
}
