import type { FicheWeb } from '@bridge/contract';
import { dispositionDe } from '../../rendering/web/disposition.ts';
import type { PageARendre } from '../../rendering/web/page.ts';

/** What a fiche proposes beside its objet, and its gabarit has no part for. */
export function remarquesDesParties(
  { lies, proximite }: Pick<FicheWeb, 'lies' | 'proximite'>,
  { page, composants }: Pick<PageARendre['sources'], 'page' | 'composants'>,
): string[] {
  if (page === null || (!lies && proximite === null)) return [];
  const placed = dispositionDe(page.liquide, composants).flatMap(({ parties, cote }) => [...parties, ...cote]);
  if (placed.some(({ nom }) => nom === 'proches')) return [];
  return [
    'Le gabarit de cette fiche n’a pas la partie «\u00a0Voir aussi, à proximité\u00a0»\u00a0: les objets liés et les plus proches ne paraissent pas.',
  ];
}
