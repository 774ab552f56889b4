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

/** The rights of the person on the records of a resource. The server has the last word on each. */
export interface Rights {
  readonly create: boolean;
  readonly edit: boolean;
  readonly remove: boolean;
}

/** The rights on a resource that is only read. */
const NO_RIGHTS: Rights = { create: false, edit: false, remove: false };

export function rightsOf(resource: Rated, viewer: Viewer | null): Rights {
  if (resource.kind === 'readOnly') return NO_RIGHTS;
  const { access } = resource;
  const may = (one: Access) => mayAccess(one, viewer);
  return { create: may(access.create), edit: may(access.edit), remove: may(access.remove) };
}

/** Whether no role has this access: imports alone do what it covers. */
export function isForNobody(access: Access): boolean {
  return access.kind === 'roles' && MODES.every((mode) => access.roles[mode].length === 0);
}

/** The part of a resource that says who may do what with its records. */
type Rated = Pick<Resource, 'access' | 'kind'> | Pick<ReadOnlyResource, 'access' | 'kind'>;

type Shared = Pick<AnyRecord, 'modifiable'>;

/** The rights on one record: nobody changes what another entity shares, and the record may set a limit of its own. */
export function rightsOn(rights: Rights, record: Shared | null | undefined, limit: Limit | null = null): Rights {
  const own = record?.modifiable === false ? { ...rights, edit: false, remove: false } : rights;
  return limit ? { ...own, ...Object.fromEntries(limit.without.map((right) => [right, false])) } : own;
}

/** The limit that a record of the resource whose page is shown sets on the rights of this person. */
export function useLimits(): (record: AnyRecord) => Limit | null {
  const { limits } = use(DescriptorContext);
  const viewer = useSession((session) => session.viewer);
  const userId = useSession((session) => session.userId);
  return useCallback(
    (record) => (viewer && limits ? limits.on(record, { viewer, userId }) : null),
    [limits, viewer, userId],
  );
}

/** The rights of the role; given a record, the rights that it leaves. */
export function useRights(resource: Rated, record?: Shared | null): Rights {
  const viewer = useSession((session) => session.viewer);
  return useMemo(() => rightsOn(rightsOf(resource, viewer), record), [resource, viewer, record]);
}

/** The actions that the person may use. */
export function useAllowed<A extends { readonly access: Access }>(actions: readonly A[] | undefined): readonly A[] {
  const viewer = useSession((session) => session.viewer);
  return useMemo(() => (actions ?? []).filter(({ access }) => mayAccess(access, viewer)), [actions, viewer]);
}
