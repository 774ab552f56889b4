import type { Scope } from '../../platform/auth/identity.ts';
import type { PageARendre } from '../../rendering/web/page.ts';
import type { Db } from '../../schema.ts';
import { depreciesParmi } from './composant.repository.ts';

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
  return (await depreciesParmi(db, codes, scope)).map(({ nom, par }) => {
    const instead = par === null ? 'ne vous en servez plus' : `remplacez-le par «\u00a0${par}\u00a0»`;
    return `Le composant «\u00a0${nom}\u00a0» est déprécié\u00a0: ${instead}.`;
  });
}
