import { entityTree, listEntitiesForChoice } from '@bridge/contract';
import type { Bind } from '../../platform/http/endpoint.ts';
import type { Db } from '../../schema.ts';
import { namesOfEntites, treeOfEntites } from './entite.repository.ts';

export function entiteRoutes(bind: Bind, { db }: { readonly db: Db }): void {
  bind(listEntitiesForChoice, async ({ identity, query }) => ({
    items: await namesOfEntites(db, identity.scope, query.q),
  }));

  bind(entityTree, async ({ identity }) => ({ items: await treeOfEntites(db, identity.scope) }));
}
