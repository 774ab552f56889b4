import type {
  correspondance,
  critere,
  fluxApidae,
  fluxDatatourisme,
  fluxLei,
  fluxTourinsoft,
  modalite,
  objet,
  Tache,
  TypeTache,
  type,
} from '@bridge/contract';
import type { QueryClient } from '@tanstack/react-query';
import { resourceKey } from '../../api/resource-key.ts';
import { GUIDE_KEY } from '../guide-key.ts';

/** What an import writes: the objets, the words of their vocabularies, and what its feed remembers of it. */
type Written =
  | typeof objet
  | typeof type
  | typeof critere
  | typeof modalite
  | typeof fluxTourinsoft
  | typeof fluxLei
  | typeof fluxApidae
  | typeof fluxDatatourisme
  | typeof correspondance;

/** By id: the shell loads no field of theirs. */
const WRITTEN: readonly Written['id'][] = [
  'objet',
  'type',
  'critere',
  'modalite',
  'fluxTourinsoft',
  'fluxLei',
  'fluxApidae',
  'fluxDatatourisme',
  'correspondance',
];

/** A run, or the undoing of one. */
const isImport = ({ type: kind, lien }: Pick<Tache, 'type' | 'lien'>) =>
  kind === 'import' || lien?.ressource === 'importation';

const OTHERS: readonly TypeTache[] = ['reclassement', 'identites', 'nomenclature'];

/** What changes objets or the words of their vocabularies by the thousand, an import or not. */
export const writesCatalogue = (tache: Pick<Tache, 'type' | 'lien'>) =>
  isImport(tache) || OTHERS.some((kind) => kind === tache.type);

/** An import is over: whatever shows what it wrote asks again. */
export function refreshImported(queries: QueryClient): void {
  for (const id of WRITTEN) void queries.invalidateQueries({ queryKey: resourceKey(id) });
  void queries.invalidateQueries({ queryKey: GUIDE_KEY });
}
