import { getProfile, listIdentites, listJetons, listSessions } from '@bridge/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => call(getProfile, {}, { signal }),
});

export const sessionsQuery = queryOptions({
  queryKey: ['profile', 'sessions'],
  queryFn: ({ signal }) => call(listSessions, {}, { signal }),
});

export const identitesQuery = queryOptions({
  queryKey: ['profile', 'identites'],
  queryFn: ({ signal }) => call(listIdentites, {}, { signal }),
});

export const jetonsQuery = queryOptions({
  queryKey: ['profile', 'jetons'],
  queryFn: ({ signal }) => call(listJetons, {}, { signal }),
});
