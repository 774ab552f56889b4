import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { SketchMapProps } from './sketch-map.tsx';

const Lazy = lazy(() => import('./sketch-map.tsx'));

/** A map to draw on, whose code loads with the first one shown. */
export function SketchMap(props: SketchMapProps) {
  return (
    <Suspense fallback={<Skeleton height="20rem" />}>
      <Lazy {...props} />
    </Suspense>
  );
}
