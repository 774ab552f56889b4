import type { AnyRecord, EditedResource, Resource, SingleResource } from '@bridge/contract';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { resourceKey } from '../../api/resource-key.ts';
import { choixKey } from '../values/choix.query.ts';

const recordKey = (resource: Pick<Resource, 'id'>, id: number) => [...resourceKey(resource.id), 'record', id] as const;

/** Asked even without a network: a failure that is told is worth more than a silent wait. */
const ALWAYS = { networkMode: 'always' } as const;

export function recordQuery(resource: EditedResource, id: number) {
  return queryOptions({
    ...ALWAYS,
    queryKey: [...recordKey(resource, id), 'itself'],
    queryFn: ({ signal }) =>
      resource.kind === 'single'
        ? call(resource.calls.get, { query: entityOf(resource, id) }, { signal })
        : call(resource.calls.get, { params: { id } }, { signal }),
  });
}

/** A single record is there once for each entity, or once for all: then nothing needs to be named. */
export function entityOf({ perEntity }: SingleResource, id: number): { entite?: number } {
  return perEntity ? { entite: id } : {};
}

export function usagesQuery(resource: Resource, id: number) {
  return queryOptions({
    ...ALWAYS,
    queryKey: [...recordKey(resource, id), 'usages'],
    queryFn: ({ signal }) => call(resource.calls.usages, { params: { id } }, { signal }),
  });
}

/** The versions of a record, newest first, a page at a time. */
export function historyQuery(resource: Resource, id: number, version: number) {
  return infiniteQueryOptions({
    ...ALWAYS,
    // Each change adds a version: the history read for another version is out of date.
    queryKey: [...recordKey(resource, id), 'history', version],
    queryFn: ({ signal, pageParam }) =>
      call(resource.calls.history, { params: { id }, query: { before: pageParam } }, { signal }),
    initialPageParam: version + 1,
    // The history ends at the first version.
    getNextPageParam: ({ items }) => {
      const last = items.at(-1)?.numero ?? 1;
      return last > 1 ? last : undefined;
    },
  });
}

/** A record was changed, created or removed: all that shows it is read again, but for the form, which has it. */
export function noteChange(queries: QueryClient, resource: EditedResource, record?: AnyRecord): void {
  const itself = record && recordQuery(resource, record.id).queryKey;
  if (itself) queries.setQueryData(itself, record);
  void queries.invalidateQueries({
    queryKey: resourceKey(resource.id),
    predicate: ({ queryKey }) => !itself?.every((part, rank) => queryKey[rank] === part),
  });
  void queries.invalidateQueries({ queryKey: choixKey(resource.id) });
}

/** The record can no longer be read: its queries are dropped. */
export function forgetRecord(queries: QueryClient, resource: Resource, id: number): void {
  queries.removeQueries({ queryKey: recordKey(resource, id) });
  noteChange(queries, resource);
}
