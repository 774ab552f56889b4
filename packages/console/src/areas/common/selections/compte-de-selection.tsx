import { comptesDeSelections, selection } from '@bridge/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { resourceKey } from '../../../api/resource-key.ts';
import { together } from '../../../api/together.ts';

const compteVu = together(async (ids) => {
  const { items } = await call(comptesDeSelections, { query: { ids: ids.join() } });
  return new Map(items.map(({ id, nombre }) => [id, nombre]));
});

const compteQuery = (id: number) =>
  queryOptions({
    queryKey: [...resourceKey(selection.id), 'compte-vu', id],
    queryFn: () => compteVu(id),
    staleTime: 60_000,
    retry: false,
  });

/** The count of objets that the reader sees in a sélection: the kept one, or counted here for a shared sélection. */
export function useCompteDeSelection(id: number, kept: number | null): number | null {
  const { data = null } = useQuery({ ...compteQuery(id), enabled: kept === null });
  return kept ?? data;
}
