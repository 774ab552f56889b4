import { useMutation, useQueryClient } from '@tanstack/react-query';
import { wakeJobs } from '../api/jobs.ts';
import { showNotice } from '../api/notices.ts';
import { resourceKey } from '../api/resource-key.ts';

interface Act {
  readonly said: string;
  readonly act: () => Promise<unknown>;
}

/** One act at a time on a line of a resource: what was done is said, and what it changed is read again. */
export function useActing(resource: string) {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ act }: Act) => act(),
    onSuccess: (_, { said }) => showNotice(said),
    onSettled: () => {
      wakeJobs(queries);
      return queries.invalidateQueries({ queryKey: resourceKey(resource) });
    },
  });
  return {
    isPending,
    act: (said: string, act: Act['act'], onSuccess?: () => void) =>
      mutate({ said, act }, onSuccess ? { onSuccess } : {}),
  };
}
