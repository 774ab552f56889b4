import {
  BridgeError,
  createView,
  deleteView,
  listedById,
  listViews,
  mayAccess,
  updateView,
  type Vue,
} from '@bridge/contract';
import type { Identity } from '../../platform/auth/identity.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import type { Db } from '../../schema.ts';
import type { Write } from '../write/writing.ts';
import { addVue, numberOfVues, removeVue, saveVue, vueById, vuesOf } from './vue.repository.ts';

const MOST_VIEWS = 200;

/** Saved views of lists: one's own, and those that colleagues share. */
export function vueRoutes(bind: Bind, { db, write }: { readonly db: Db; readonly write: Write }): void {
  bind(listViews, async ({ identity, query }) => {
    const resource = listedById(query.ressource);
    // A view quotes what people looked for in a list: it is for those who may open that list.
    const isClosed = resource !== undefined && !mayAccess(resource.access.view, identity.viewer);
    return { items: isClosed ? [] : await vuesOf(db, identity, query.ressource) };
  });

  bind(createView, (input) =>
    write(input.demande, async ({ tx, at }) => {
      const { identity } = input;
      if ((await numberOfVues(tx, identity.userId)) >= MOST_VIEWS) throw new BridgeError('tooManyRows');
      return reread(tx, identity, await addVue(tx, identity, input.body, at));
    }),
  );

  bind(updateView, (input) =>
    write(input.demande, async ({ tx, at }) => {
      const { identity } = input;
      const before = await reread(tx, identity, input.params.id);
      if (!before.aMoi) throw new BridgeError('accessDenied');
      if (!(await saveVue(tx, identity, before.id, input.body, at)))
        throw new BridgeError('conflict', { data: { current: before, base: null } });
      return reread(tx, identity, before.id);
    }),
  );

  bind(deleteView, (input) =>
    write(input.demande, async ({ tx }) => {
      if (!(await removeVue(tx, input.identity.userId, input.params.id))) throw new BridgeError('notFound');
      return null;
    }),
  );
}

async function reread(db: Db, identity: Identity, id: number): Promise<Vue> {
  const vue = await vueById(db, identity, id);
  if (!vue) throw new BridgeError('notFound');
  return vue;
}
