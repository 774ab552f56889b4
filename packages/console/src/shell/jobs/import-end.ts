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

/** The resources that an import writes: objets, their vocabularies, its feed and its mapping. */
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

/** The ids are written here so that the shell loads no field of these resources. */
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

/** Whether a job is an import, or the undoing of one. */
const isImport = ({ type: kind, lien }: Pick<Tache, 'type' | 'lien'>) =>
  kind === 'import' || lien?.ressource === 'importation';

const OTHERS: readonly TypeTache[] = ['reclassement', 'identites', 'nomenclature'];

/** Whether a job changes objets or their vocabularies by the thousand, as imports do. */
export const writesCatalogue = (tache: Pick<Tache, 'type' | 'lien'>) =>
  isImport(tache) || OTHERS.some((kind) => kind === tache.type);

/** An import has ended: the answers about all that it wrote are asked again. */
export function refreshImported(queries: QueryClient): void {
  for (const id of WRITTEN) void queries.invalidateQueries({ queryKey: resourceKey(id) });
  void queries.invalidateQueries({ queryKey: GUIDE_KEY });
}
