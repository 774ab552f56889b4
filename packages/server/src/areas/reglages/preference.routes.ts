import { BridgeError, preferences } from '@bridge/contract';
import type { CrudDependencies } from '../../crud/crud.routes.ts';
import { changeSingle } from '../../crud/write/single.service.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import { PREFERENCES, preferencesOf } from './preference.service.ts';

/** The preferences of an entity, by default the person's own. */
export function preferenceRoutes(bind: Bind, dependencies: CrudDependencies): void {
  const { db, write } = dependencies;
  bind(preferences.calls.get, ({ identity, query }) =>
    preferencesOf(db, identity.scope, query.entite ?? identity.entiteId),
  );
  bind(preferences.calls.update, ({ identity, demande, query, body }) => {
    const id = query.entite ?? identity.entiteId;
    if (id === null) throw new BridgeError('notFound');
    return write(demande, (writing) => changeSingle(dependencies, writing, PREFERENCES, id, body));
  });
}
