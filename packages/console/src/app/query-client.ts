import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/client.ts';
import { useSession } from '../api/session.store.ts';

/** The query client of the console. The API client shows the errors, in one place. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        // Only a failure of the network or of the server is tried again: a refusal would stay a refusal.
        retry: (failures, error) =>
          failures < 1 && error instanceof ApiError && (error.status === 0 || error.status >= 502),
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false },
    },
  });
}

/** Empties the client when the person changes: the answers given to one are never shown to the next. */
export function connectQueries(client: QueryClient): () => void {
  return useSession.subscribe((session, before) => {
    if (session.status !== before.status && before.status === 'signed-in') client.clear();
  });
}
