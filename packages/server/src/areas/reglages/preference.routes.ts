import { readPreferences, updatePreferences } from '@bridge/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import type { Db } from '../../schema.ts';
import { changePreferences, preferencesOf } from './preference.service.ts';

export function preferenceRoutes(bind: Bind, dependencies: { readonly db: Db; readonly clock: Clock }): void {
  bind(readPreferences, ({ identity, query }) =>
    preferencesOf(dependencies.db, identity.scope, query.entite ?? identity.entiteId),
  );
  bind(updatePreferences, ({ identity, query, body, request }) =>
    changePreferences(dependencies, identity, { ...body, entiteId: query.entite, ip: request.ip }),
  );
}
