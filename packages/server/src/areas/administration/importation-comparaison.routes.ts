import { BridgeError, comparerImportations, listEcarts } from '@bridge/contract';
import type { Scope } from '../../platform/auth/identity.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import type { Db } from '../../schema.ts';
import { runById } from '../../sources/import/rapport.repository.ts';
import { differencesOfRuns } from '../../sources/import/rapport-comparaison.repository.ts';
import { shown } from './importation.rules.ts';

/** Two runs of one feed, side by side. */
export function comparaisonRoutes(bind: Bind, { db }: { readonly db: Db }): void {
  const both = async (scope: Scope, { id, autre }: { id: number; autre: number }) => {
    const [here, other] = await Promise.all([runById(db, scope, id), runById(db, scope, autre)]);
    if (here === undefined || other === undefined) throw new BridgeError('notFound');
    if (here.systeme !== other.systeme || here.flux_id !== other.flux_id)
      throw new BridgeError('invalidInput', {
        errors: [{ path: 'autre', message: 'Ces deux imports ne sont pas du même flux.' }],
      });
    return { here, other };
  };

  bind(comparerImportations, async ({ identity, params }) => {
    const { here, other } = await both(identity.scope, params);
    const { total } = await differencesOfRuns(db, here.id, other.id, { page: 1, itemsPerPage: 1 });
    return { ici: shown(here), autre: shown(other), ecarts: total };
  });

  bind(listEcarts, async ({ identity, params, query }) => {
    const { here, other } = await both(identity.scope, params);
    return differencesOfRuns(db, here.id, other.id, query);
  });
}
