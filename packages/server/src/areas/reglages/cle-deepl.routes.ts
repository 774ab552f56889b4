import { BridgeError, type CleDeepl, getCleDeepl, saveCleDeepl } from '@bridge/contract';
import type { CrudDependencies } from '../../crud/crud.routes.ts';
import { auditChange } from '../../platform/audit.ts';
import type { Scope } from '../../platform/auth/identity.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import type { Db } from '../../schema.ts';
import { clesDeepl, keepCleDeepl } from '../cle-deepl.repository.ts';
import { isEntiteOf } from './preference.repository.ts';

/** The DeepL key of an entity, for itself and those below: written, and never read back. */
export function cleDeeplRoutes(bind: Bind, { db, write, vault }: CrudDependencies): void {
  bind(getCleDeepl, async ({ identity, query }) =>
    told(db, await entiteOf(db, identity.scope, query.entite ?? identity.entiteId)),
  );
  bind(saveCleDeepl, ({ identity, demande, query, body: { cle } }) =>
    write(demande, async (writing) => {
      const { tx, at, acteur } = writing;
      const id = await entiteOf(tx, identity.scope, query.entite ?? identity.entiteId);
      await keepCleDeepl(tx, id, cle === null ? null : vault.seal(cle), { userId: acteur.userId, at });
      const action = cle === null ? 'preferences.retirer-cle' : 'preferences.donner-cle';
      await auditChange(writing, { action, target: { kind: 'preferences', id } });
      return told(tx, id);
    }),
  );
}

/** An entity outside the reader's branch is not found. */
async function entiteOf(db: Db, scope: Scope, id: number | null): Promise<number> {
  if (id === null || !(await isEntiteOf(db, scope, id))) throw new BridgeError('notFound');
  return id;
}

async function told(db: Db, entiteId: number): Promise<CleDeepl> {
  const all = await clesDeepl(db, entiteId);
  const above = all.find(({ id }) => id !== entiteId);
  return {
    propre: all.some(({ id }) => id === entiteId),
    heritee: above ? { id: above.id, nom: above.nom } : null,
  };
}
