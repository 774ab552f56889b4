import { getConnectionTypes } from '@bridge/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';

/** The ways to sign in on this instance. When the question fails, the local form is still there to try. */
export function useConnectionTypes() {
  return useQuery({
    queryKey: ['session', 'connection-types'],
    queryFn: ({ signal }) => call(getConnectionTypes, { body: {} }, { signal }),
    staleTime: 60_000,
    retry: false,
  });
}
