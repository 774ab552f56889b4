import {
  apercuDeDiapositive,
  apercuDeGabaritDiaporama,
  type EndpointRequest,
  parametresDuGabarit,
} from '@bridge/contract';
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '../../api/client.ts';

export type DemandeDeDiapositive = EndpointRequest<typeof apercuDeDiapositive>['body'];
export type DemandeDeGabarit = EndpointRequest<typeof apercuDeGabaritDiaporama>['body'];

const kept = { placeholderData: keepPreviousData, retry: false, staleTime: 30_000, gcTime: 60_000 } as const;

/** A slide as a screen shows it. The former one stays until the answer comes; without a slide, nothing is asked. */
export function diapositiveQuery(body: DemandeDeDiapositive | null) {
  return queryOptions({
    queryKey: ['display', 'diapositive', body],
    queryFn:
      body === null ? skipToken : ({ signal }) => call(apercuDeDiapositive, { body }, { toldInPlace: true, signal }),
    ...kept,
  });
}

/** The settings that a gabarit leaves open, and the screens that it was drawn for. */
export function parametresQuery(gabarit: number | null) {
  return queryOptions({
    queryKey: ['display', 'parametres', gabarit],
    queryFn:
      gabarit === null ? skipToken : ({ signal }) => call(parametresDuGabarit, { query: { gabarit } }, { signal }),
    staleTime: 30_000,
  });
}

export function gabaritQuery(body: DemandeDeGabarit | null) {
  return queryOptions({
    queryKey: ['display', 'gabarit', body],
    queryFn:
      body === null
        ? skipToken
        : ({ signal }) => call(apercuDeGabaritDiaporama, { body }, { toldInPlace: true, signal }),
    ...kept,
  });
}
