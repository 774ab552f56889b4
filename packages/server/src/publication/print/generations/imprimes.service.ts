import { generation, generationPath, mayAccess, type Usage } from '@bridge/contract';
import type { Traces } from '../../../crud/registry.ts';
import type { Imprime } from '../../../rendering/print/imprimes.rules.ts';
import { parutionsDe } from './imprimes.repository.ts';

/** The documents that show a record. They keep what they show: the record may be thrown away even so. */
export const tracesImprimees =
  (ressource: Imprime['ressource']): Traces =>
  async (db, { scope, viewer }, cible) => {
    const parutions = await parutionsDe(db, { ressource, cible }, scope);
    return parutions.map(
      ({ generation: id, nom, langue, pages, sienne }): Usage => ({
        ressource: generation.id,
        nature: generation.noun.one,
        champ: pagesEnMots(pages),
        id,
        titre: `${nom} (${langue})`,
        chemin: sienne && mayAccess(generation.access.view, viewer) ? generationPath(id) : null,
      }),
    );
  };

/** « pages 3 et 6 ». */
export function pagesEnMots(pages: readonly number[]): string {
  const [last = 0, ...before] = [...pages].reverse();
  if (pages.length === 0) return 'dans ses pages';
  return before.length === 0 ? `page ${last}` : `pages ${before.reverse().join(', ')} et ${last}`;
}
