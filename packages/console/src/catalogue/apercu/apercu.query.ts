import { apercuCallsBy, type EndpointRequest, type RessourceApercue } from '@bridge/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';

export type Demande = EndpointRequest<(typeof apercuCallsBy)['listeWeb']>['body'];

export const isApercue = (resource: string): resource is RessourceApercue => Object.hasOwn(apercuCallsBy, resource);

/** The page that a form makes as it is typed. What was shown before stays until the answer comes. */
export function apercuQuery(resource: RessourceApercue, body: Demande) {
  return queryOptions({
    queryKey: ['apercu', resource, body],
    queryFn: ({ signal }) => call(apercuCallsBy[resource], { body }, { typing: true, signal }),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 30_000,
    gcTime: 60_000,
  });
}
