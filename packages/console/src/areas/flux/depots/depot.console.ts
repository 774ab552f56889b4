import type { depot } from '@bridge/contract';
import { lazy } from 'react';
import { describeResource } from '../../../resource/descriptor.ts';

export default describeResource<typeof depot>('depot', {
  actions: () => import('./depot.actions.tsx'),
  screens: { list: lazy(() => import('./depots.screen.tsx')) },
});
