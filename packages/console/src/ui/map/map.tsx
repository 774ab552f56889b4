import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { PointMapProps } from './point-map.tsx';

const Lazy = lazy(() => import('./point-map.tsx'));

/** A map that fills its place, and whose code loads with the first one shown. */
export function PointMap(props: PointMapProps) {
  return (
    <Suspense fallback={<Skeleton height="100%" />}>
      <Lazy {...props} />
    </Suspense>
  );
}
