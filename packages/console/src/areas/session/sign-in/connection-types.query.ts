import { getConnectionTypes } from '@bridge/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';

/** The ways in that this instance offers. When it cannot be asked, the local form is still there to try. */
export function useConnectionTypes() {
  return useQuery({
    queryKey: ['session', 'connection-types'],
    queryFn: ({ signal }) => call(getConnectionTypes, { body: {} }, { signal }),
    staleTime: 60_000,
    retry: false,
  });
}
