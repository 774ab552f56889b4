import { type Access, mayAccess, type Resource, type Viewer } from '@bridge/contract';
import { useMemo } from 'react';
import { useSession } from '../../../api/session.store.ts';

/** What the person who looks may do to the records of a resource. The server has the last word on each. */
export interface Rights {
  readonly create: boolean;
  readonly edit: boolean;
  readonly remove: boolean;
}

export function rightsOf({ access }: Pick<Resource, 'access'>, viewer: Viewer | null): Rights {
  const may = (one: Access) => mayAccess(one, viewer);
  return { create: may(access.create), edit: may(access.edit), remove: may(access.remove) };
}

export function useRights(resource: Resource): Rights {
  const viewer = useSession((session) => session.viewer);
  return useMemo(() => rightsOf(resource, viewer), [resource, viewer]);
}

/** Those of the actions that the person may use. */
export function useAllowed<A extends { readonly access: Access }>(actions: readonly A[] | undefined): readonly A[] {
  const viewer = useSession((session) => session.viewer);
  return useMemo(() => (actions ?? []).filter(({ access }) => mayAccess(access, viewer)), [actions, viewer]);
}
