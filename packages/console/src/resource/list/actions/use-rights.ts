import {
  type Access,
  type AnyRecord,
  MODES,
  mayAccess,
  type ReadOnlyResource,
  type Resource,
  type Viewer,
} from '@bridge/contract';
import { use, useCallback, useMemo } from 'react';
import { useSession } from '../../../api/session.store.ts';
import { DescriptorContext, type Limit } from '../../descriptor.ts';

/** What the person who looks may do to the records of a resource. The server has the last word on each. */
export interface Rights {
  readonly create: boolean;
  readonly edit: boolean;
  readonly remove: boolean;
}

/** What is only read. */
const NO_RIGHTS: Rights = { create: false, edit: false, remove: false };

export function rightsOf(resource: Rated, viewer: Viewer | null): Rights {
  if (resource.kind === 'readOnly') return NO_RIGHTS;
  const { access } = resource;
  const may = (one: Access) => mayAccess(one, viewer);
  return { create: may(access.create), edit: may(access.edit), remove: may(access.remove) };
}

/** Whoever looks: imports alone do it. */
export function isForNobody(access: Access): boolean {
  return access.kind === 'roles' && MODES.every((mode) => access.roles[mode].length === 0);
}

/** What says who may do what with its records. */
type Rated = Pick<Resource, 'access' | 'kind'> | Pick<ReadOnlyResource, 'access' | 'kind'>;

type Shared = Pick<AnyRecord, 'modifiable'>;

/** What another entity shares is read and copied, never changed; and what the record itself takes away. */
export function rightsOn(rights: Rights, record: Shared | null | undefined, limit: Limit | null = null): Rights {
  const own = record?.modifiable === false ? { ...rights, edit: false, remove: false } : rights;
  return limit ? { ...own, ...Object.fromEntries(limit.without.map((right) => [right, false])) } : own;
}

/** What a record of the resource whose page is shown takes away from this person's rights. */
export function useLimits(): (record: AnyRecord) => Limit | null {
  const { limits } = use(DescriptorContext);
  const viewer = useSession((session) => session.viewer);
  const userId = useSession((session) => session.userId);
  return useCallback(
    (record) => (viewer && limits ? limits.on(record, { viewer, userId }) : null),
    [limits, viewer, userId],
  );
}

/** What the role allows; and on one record, what that record allows of it. */
export function useRights(resource: Rated, record?: Shared | null): Rights {
  const viewer = useSession((session) => session.viewer);
  return useMemo(() => rightsOn(rightsOf(resource, viewer), record), [resource, viewer, record]);
}

/** Those of the actions that the person may use. */
export function useAllowed<A extends { readonly access: Access }>(actions: readonly A[] | undefined): readonly A[] {
  const viewer = useSession((session) => session.viewer);
  return useMemo(() => (actions ?? []).filter(({ access }) => mayAccess(access, viewer)), [actions, viewer]);
}
