import type { AnyRecord, AnyRow, ListedResource, Names } from '@bridge/contract';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { mannerOf } from '../../../api/follow.ts';
import { resourceKey } from '../../../api/resource-key.ts';
import { choixKey } from '../../values/choix.query.ts';
import type { ListFrame } from '../list-frame.ts';
import { pageOfRows, searchOf } from './list-request.ts';
import type { List } from './use-list.ts';

/** The rows of the page in sight. */
export interface Rows {
  readonly items: readonly AnyRecord[];
  readonly names: Names;
  /** The count of the rows found; undefined until the first answer. */
  readonly total: number | undefined;
  /** The list has more rows than the total, where counting stopped. */
  readonly plus: boolean;
  /** Counts all the rows, however long that takes. */
  readonly countAll: () => void;
  readonly counting: boolean;
  readonly error: Error | null;
  /** Whether the rows answer an earlier question, while the new answer is under way. */
  readonly stale: boolean;
  readonly fetching: boolean;
  /** Whether the question waits for the network to come back. */
  readonly offline: boolean;
  readonly retry: () => void;
}

interface Page {
  readonly items: readonly AnyRecord[];
  readonly total: number;
  readonly plus?: true;
  readonly names: Names;
}

const NO_ROWS: readonly AnyRecord[] = [];
const NO_NAMES: Names = {};

export function useRows(
  resource: ListedResource,
  { state, columns, waiting }: List,
  needs: readonly string[],
  pace?: ListFrame['pace'],
): Rows {
  const names = [...columns.map(({ name }) => name), ...needs];
  const search = JSON.stringify(searchOf(state));
  // The search whose rows were counted in full on demand; the rows of another search are counted up to a limit.
  const [countedSearch, setCountedSearch] = useState<string | null>(null);
  const compte = countedSearch === search ? 'exact' : 'borne';
  const request = { ...pageOfRows(resource, state, names), compte } as const;
  const { data, error, isPlaceholderData, isFetching, fetchStatus, refetch } = useQuery({
    queryKey: [...resourceKey(resource.id), 'list', state.etat, request] as const,
    queryFn: async (context): Promise<Page> => {
      const manner = pace ? mannerOf(context) : { signal: context.signal };
      const page = await call(resource.calls.list, { query: request }, manner);
      return { ...page, items: page.items.map(versioned) };
    },
    enabled: !waiting,
    refetchInterval: ({ state: now }) => pace?.(now.data?.items, now.status === 'error') ?? false,
    // A list is never served stale (spec §2). The former rows stay meanwhile, unless they are of another state.
    staleTime: 0,
    placeholderData: (before, query) => (query?.queryKey[3] === state.etat ? before : undefined),
  });
  return {
    items: data?.items ?? NO_ROWS,
    names: data?.names ?? NO_NAMES,
    total: data?.total,
    plus: data?.plus ?? false,
    countAll: () => setCountedSearch(search),
    counting: compte === 'exact' && isPlaceholderData,
    error,
    stale: isPlaceholderData,
    fetching: isFetching,
    offline: fetchStatus === 'paused',
    retry: () => void refetch(),
  };
}

/** A row with a version: records that are only read have none, and get the first. */
function versioned(row: AnyRow): AnyRecord {
  return { version: 1, ...row };
}

/** Makes lists, forms and references read again what they show of a resource. */
export async function refreshResource(queries: QueryClient, id: string): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: resourceKey(id) }),
    queries.invalidateQueries({ queryKey: choixKey(id) }),
  ]);
}
