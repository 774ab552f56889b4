import { apercuCallsBy, type EndpointRequest, type RessourceApercue, TOLD_APART } from '@bridge/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ApiError, call } from '../../api/client.ts';

export type Demande = EndpointRequest<(typeof apercuCallsBy)['listeWeb']>['body'];

export const isApercue = (resource: string): resource is RessourceApercue => Object.hasOwn(apercuCallsBy, resource);

const MOST_TRIES = 5;
const WAIT = 1_000;
const isReplaced = (error: unknown) => error instanceof ApiError && error.code === TOLD_APART.replaced.code;

/** The page that a form makes as it is typed. The former page stays until the answer comes. */
export function apercuQuery(resource: RessourceApercue, body: Demande) {
  return queryOptions({
    queryKey: ['apercu', resource, body],
    queryFn: ({ signal }) => call(apercuCallsBy[resource], { body }, { toldInPlace: true, signal }),
    placeholderData: keepPreviousData,
    // Another tab asked for a preview meanwhile, which replaced this one: this tab tries again.
    retry: (tries, error) => tries < MOST_TRIES && isReplaced(error),
    retryDelay: WAIT,
    staleTime: 30_000,
    gcTime: 60_000,
  });
}
