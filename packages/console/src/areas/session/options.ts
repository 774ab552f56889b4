import { type Flag, findPage, mayVisit, PAGES } from '@bridge/contract';
import { useSession } from '../../api/session.store.ts';

/** Where the options of the instance are switched. */
export const GESTION = '/superadmin/gestion';

/** The words of the options, without the fields that they are declared with: these screens load nothing more. */
export const OPTION_LABELS: Readonly<Record<Flag, string>> = {
  enable_module_ads: 'Module d’annonces',
  enable_import_tourinsoft: 'Import Tourinsoft',
  enable_import_lei: 'Import LEI',
  enable_import_apidae: 'Import Apidae',
  activer_trad_deepl: 'Traduction automatique',
};

export function useMaySwitchOn(): boolean {
  const viewer = useSession((session) => session.viewer);
  const placed = findPage(PAGES, GESTION);
  return placed !== undefined && mayVisit(placed, viewer);
}
