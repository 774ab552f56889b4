import {
  type Filter,
  getCommunesDeQualite,
  getQualite,
  getTendanceDeQualite,
  liensDeCorrection,
  proprietairesACorriger,
  reponsesDeCorrection,
} from '@bridge/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { resourceKey } from '../../../api/resource-key.ts';

/** The key is below that of the catalogue, so that quality is read again with its lists. */
const key = [...resourceKey('objet'), 'qualite'] as const;

export const questionDe = (filters: Filter) => ({ filter: JSON.stringify(filters) });

export const qualiteQuery = (filters: Filter) =>
  queryOptions({
    queryKey: [...key, 'tout', filters],
    queryFn: ({ signal }) => call(getQualite, { query: questionDe(filters) }, { signal }),
    placeholderData: keepPreviousData,
  });

export const communesQuery = (filters: Filter) =>
  queryOptions({
    queryKey: [...key, 'communes', filters],
    queryFn: ({ signal }) => call(getCommunesDeQualite, { query: questionDe(filters) }, { signal }),
    placeholderData: keepPreviousData,
  });

export const tendanceQuery = queryOptions({
  queryKey: [...key, 'tendance'],
  queryFn: ({ signal }) => call(getTendanceDeQualite, {}, { signal }),
});

export const liensQuery = queryOptions({
  queryKey: [...key, 'liens'],
  queryFn: ({ signal }) => call(liensDeCorrection, {}, { signal }),
});

export const proprietairesQuery = queryOptions({
  queryKey: [...key, 'proprietaires'],
  queryFn: ({ signal }) => call(proprietairesACorriger, {}, { signal }),
});

export const reponsesKey = [...key, 'reponses'] as const;

/** The answers of owners, about all objets or one. */
export const reponsesQuery = (objet?: number) =>
  queryOptions({
    queryKey: [...reponsesKey, objet ?? null],
    queryFn: ({ signal }) => call(reponsesDeCorrection, { query: objet === undefined ? {} : { objet } }, { signal }),
  });
