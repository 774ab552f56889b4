import { liensDeRapport, pageDeRapport, rapportDAnnonceur } from '@bridge/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { resourceKey } from '../../../api/resource-key.ts';
import type { Fenetre } from '../../fenetre.rules.ts';

export function rapportQuery(id: number, fenetre: Fenetre) {
  return queryOptions({
    queryKey: [...resourceKey('annonceur'), id, 'rapport', fenetre.du, fenetre.au],
    queryFn: ({ signal }) => call(rapportDAnnonceur, { params: { id }, query: fenetre }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

export function liensQuery(id: number) {
  return queryOptions({
    queryKey: [...resourceKey('annonceur'), id, 'liens'],
    queryFn: ({ signal }) => call(liensDeRapport, { params: { id } }, { signal }),
  });
}

/** A printed page never changes. */
export function pageDeRapportQuery(id: number, generation: number, page: number) {
  return queryOptions({
    queryKey: [...resourceKey('annonceur'), id, 'pages', generation, page],
    queryFn: ({ signal }) =>
      call(pageDeRapport, { params: { id, generation, page }, query: { largeur: 160 } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
