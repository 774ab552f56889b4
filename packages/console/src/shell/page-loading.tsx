import { Skeleton, Stack } from '@mantine/core';
import { useProgressWhileMounted } from './progress.ts';

/** The outline of a page while its code is loading. */
export function PageLoading() {
  useProgressWhileMounted();
  return (
    <Stack gap="md" aria-hidden>
      <Skeleton height={28} width="min(16rem, 60%)" />
      <Skeleton height={14} width="min(28rem, 90%)" />
      <Skeleton height={220} mt="sm" />
    </Stack>
  );
}
