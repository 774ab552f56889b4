import { BridgeError, FLAG_LABELS, resourceById, rolesThatOpen, whoMay } from '@bridge/contract';
import type { Bind } from '../../platform/http/endpoint.ts';
import type { Db } from '../../schema.ts';
import { comptesActifs } from './droits.repository.ts';

/** The most accounts searched. */
const MOST = 5_000;

/** Tells who may do a thing, from the declarations of access. */
export function droitsRoutes(bind: Bind, { db }: { readonly db: Db }): void {
  bind(whoMay, async ({ identity, query }) => {
    const access = resourceById(query.ressource)?.access[query.verbe];
    if (!access) throw new BridgeError('notFound');
    const { mode, flags } = identity.viewer;
    const off = access.kind === 'roles' ? access.flags.filter((flag) => !flags[flag]) : [];
    const comptes = await comptesActifs(db, identity.scope, MOST);
    const personnes = comptes.flatMap(({ id, nom, roles, entites }) => {
      const by = rolesThatOpen(access, { roles, mode });
      if (by.length === 0) return [];
      return [{ id, nom, roles: by, entites: roles.includes('ROLE_SUPER_ADMIN') ? null : entites }];
    });
    return { personnes, tronque: comptes.length === MOST, options: off.map((flag) => FLAG_LABELS[flag]) };
  });
}
