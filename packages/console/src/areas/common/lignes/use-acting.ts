import { useMutation, useQueryClient } from '@tanstack/react-query';
import { wakeJobs } from '../../../api/jobs.ts';
import { showNotice } from '../../../api/notices.ts';
import { resourceKey } from '../../../api/resource-key.ts';

interface Act {
  readonly said: string;
  readonly act: () => Promise<unknown>;
}

/** Runs one action at a time on a line of a resource, tells it, and reads again what it changed. */
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
