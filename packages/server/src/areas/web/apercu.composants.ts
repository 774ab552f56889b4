import { sql } from 'kysely';
import { visible } from '../../crud/condition.repository.ts';
import type { Scope } from '../../platform/auth/identity.ts';
import type { PageARendre } from '../../rendering/web/modele.ts';
import type { Db } from '../../schema.ts';

const PLACED = /\{%-?\s*composant\s+["']([\w-]{1,100})["']/g;

/** The components that a page places and that should not be used any more, in words. */
export async function composantsDeprecies(
  db: Db,
  { page, elements }: PageARendre['sources'],
  scope: Scope,
): Promise<string[]> {
  const sources = [page, ...Object.values(elements)].flatMap((source) => source?.liquide ?? []);
  const codes = sources.flatMap((liquide) => [...liquide.matchAll(PLACED)].flatMap(([, code]) => code ?? []));
  if (codes.length === 0) return [];
  const { rows } = await sql<{ nom: string; par: string | null }>`
    SELECT composants.nom, neuf.nom AS par FROM composants LEFT JOIN composants AS neuf ON neuf.id = composants.remplace_par
    WHERE composants.code = ANY(${codes}) AND composants.statut = 'deprecie' AND composants.supprime_le IS NULL
      AND composants.id IN (SELECT id FROM composants WHERE ${visible({ ownerColumn: 'entite_id', shared: true }, scope)})
    ORDER BY composants.nom`.execute(db);
  return rows.map(({ nom, par }) => {
    const instead = par === null ? 'ne vous en servez plus' : `remplacez-le par «\u00a0${par}\u00a0»`;
    return `Le composant «\u00a0${nom}\u00a0» est déprécié\u00a0: ${instead}.`;
  });
}
