import { listPoints } from '@bridge/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { resourceKey } from '../../api/resource-key.ts';
import { searchOf } from '../../resource/list/state/list-request.ts';
import type { ListState } from '../../resource/list/state/list-state.ts';
import type { MapPoint } from '../../ui/map/map.points.ts';

export interface Points {
  readonly points: readonly MapPoint[];
  readonly total: number;
  readonly sansPosition: number;
}

/** The places of the objets of a search, which is that of the list whatever its page and its order. */
export function pointsQuery(state: ListState) {
  const { q, filter } = searchOf(state);
  return queryOptions({
    queryKey: [...resourceKey('objet'), 'points', state.etat, q, filter] as const,
    queryFn: async ({ signal }): Promise<Points> => {
      const { points, ...counts } = await call(listPoints, { query: { q, filter } }, { signal });
      return {
        ...counts,
        points: points.map(({ id, nom, type, lon, lat }) => ({ id, lon, lat, label: nom, look: type })),
      };
    },
    // As in the list, active objets never stand for archived ones.
    placeholderData: (before, query) => (query?.queryKey[3] === state.etat ? before : undefined),
  });
}
