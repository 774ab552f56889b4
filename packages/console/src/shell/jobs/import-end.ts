import { importationHead, type Tache, type TypeTache, WRITTEN_BY_IMPORTS } from '@bridge/contract';
import type { QueryClient } from '@tanstack/react-query';
import { resourceKey } from '../../api/resource-key.ts';
import { GUIDE_KEY } from '../guide-key.ts';

/** Whether a job is an import, or the undoing of one. */
const isImport = ({ type: kind, lien }: Pick<Tache, 'type' | 'lien'>) =>
  kind === 'import' || lien?.ressource === importationHead.id;

const OTHERS: readonly TypeTache[] = ['reclassement', 'identites', 'nomenclature'];

/** Whether a job changes objets or their vocabularies by the thousand, as imports do. */
export const writesCatalogue = (tache: Pick<Tache, 'type' | 'lien'>) =>
  isImport(tache) || OTHERS.some((kind) => kind === tache.type);

/** An import has ended: the answers about all that it wrote are asked again. */
export function refreshImported(queries: QueryClient): void {
  for (const id of WRITTEN_BY_IMPORTS) void queries.invalidateQueries({ queryKey: resourceKey(id) });
  void queries.invalidateQueries({ queryKey: GUIDE_KEY });
}
