import { BridgeError, compareImportations, listEcarts } from '@bridge/contract';
import type { Scope } from '../../platform/auth/identity.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import type { Db } from '../../schema.ts';
import { differencesOfRuns } from '../../sources/import/rapport/rapport-comparaison.repository.ts';
import { importationById } from './importation.repository.ts';

/** Compares two imports of one feed. */
export function comparaisonRoutes(bind: Bind, { db }: { readonly db: Db }): void {
  const both = async (scope: Scope, { id, autre }: { id: number; autre: number }) => {
    const [here, other] = await Promise.all([importationById(db, scope, id), importationById(db, scope, autre)]);
    if (here.systeme !== other.systeme || here.flux.id !== other.flux.id)
      throw new BridgeError('invalidInput', {
        errors: [
          {
            path: 'autre',
            message: `L’import n°\u00a0${other.id} est du flux «\u00a0${other.flux.nom}\u00a0». Comparez celui-ci à un autre import du flux «\u00a0${here.flux.nom}\u00a0».`,
          },
        ],
      });
    return { here, other };
  };

  bind(compareImportations, async ({ identity, params }) => {
    const { here, other } = await both(identity.scope, params);
    const { total } = await differencesOfRuns(db, identity.scope, here.id, other.id, { page: 1, itemsPerPage: 1 });
    return { ici: here, autre: other, ecarts: total };
  });

  bind(listEcarts, async ({ identity, params, query }) => {
    const { here, other } = await both(identity.scope, params);
    return differencesOfRuns(db, identity.scope, here.id, other.id, query);
  });
}
