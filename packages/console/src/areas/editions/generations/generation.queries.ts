import {
  changementsDeGeneration,
  generation,
  type LARGEURS_DE_PAGE,
  pageDApercu,
  pageDeGeneration,
  type SortieDEdition,
} from '@bridge/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { mannerOf } from '../../../api/follow.ts';
import { resourceKey } from '../../../api/resource-key.ts';
import { paceOf } from '../../../navigation/jobs/job.rules.ts';

export type LargeurDePage = (typeof LARGEURS_DE_PAGE)[number];

export function generationQuery(id: number) {
  return queryOptions({
    queryKey: [...resourceKey(generation.id), 'une', id],
    queryFn: (context) => call(generation.calls.get, { params: { id } }, mannerOf(context)),
    refetchInterval: ({ state: { data, status } }) => paceOf(data?.etat === 'en-cours' ? 1 : 0, status === 'error'),
    staleTime: 0,
  });
}

export function changementsQuery(id: number, avec?: number) {
  return queryOptions({
    queryKey: ['editions', 'changements', id, avec],
    queryFn: ({ signal }) =>
      call(changementsDeGeneration, { params: { id }, query: avec === undefined ? {} : { avec } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The owner of the pages in sight: a document that was made, or the draft of a form. */
export type Source =
  | { readonly genre: 'generation'; readonly id: number; readonly sortie: SortieDEdition }
  | { readonly genre: 'apercu'; readonly jeton: string };

/** A page as a picture. The page never changes: it is drawn once. */
export function pageQuery(source: Source, page: number, largeur: LargeurDePage) {
  return queryOptions({
    queryKey: ['editions', 'page', source, page, largeur],
    queryFn: ({ signal }) =>
      source.genre === 'generation'
        ? call(
            pageDeGeneration,
            { params: { id: source.id, page }, query: { largeur, sortie: source.sortie } },
            { signal },
          )
        : call(pageDApercu, { params: { jeton: source.jeton, page }, query: { largeur } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 5 * 60_000,
  });
}
