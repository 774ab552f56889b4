import type { annonceur } from '@bridge/contract';
import { lazy } from 'react';
import { describeResource } from '../../resource/descriptor.ts';

export default describeResource<typeof annonceur>('annonceur', {
  panels: lazy(() => import('./annonceur.panel.tsx')),
});
