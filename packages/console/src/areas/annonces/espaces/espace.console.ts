import type { espace } from '@bridge/contract';
import { lazy } from 'react';
import { describeResource } from '../../../resource/descriptor.ts';

export default describeResource<typeof espace>('espace', {
  panels: lazy(() => import('./espace.panel.tsx')),
});
