import type { formatAnnonce } from '@bridge/contract';
import { lazy } from 'react';
import { describeResource } from '../../resource/descriptor.ts';

export default describeResource<typeof formatAnnonce>('formatAnnonce', {
  panels: lazy(() => import('./format.panel.tsx')),
});
