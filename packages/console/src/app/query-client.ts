import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/client.ts';
import { useSession } from '../api/session.store.ts';

/** One client for the console. Errors are shown by the API client, in one place. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        // A refusal stays a refusal; only a failure of the network or of the server is worth a second try.
        retry: (failures, error) =>
          failures < 1 && error instanceof ApiError && (error.status === 0 || error.status >= 502),
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false },
    },
  });
}

/** What one person fetched is never shown to the next. */
export function connectQueries(client: QueryClient): () => void {
  return useSession.subscribe((session, before) => {
    if (session.status !== before.status && before.status === 'signed-in') client.clear();
  });
}
