import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { PointMapProps } from './point-map.tsx';

const Lazy = lazy(() => import('./point-map.tsx'));

/** A map, whose code comes with the first one shown. It fills the place that it is given. */
export function PointMap(props: PointMapProps) {
  return (
    <Suspense fallback={<Skeleton height="100%" />}>
      <Lazy {...props} />
    </Suspense>
  );
}
