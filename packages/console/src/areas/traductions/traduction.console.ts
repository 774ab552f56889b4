import type { traduction } from '@bridge/contract';
import { lazy } from 'react';
import { describeResource } from '../../resource/descriptor.ts';

export default describeResource<typeof traduction>('traduction', {
  actions: () => import('./traduction.actions.tsx'),
  screens: { list: lazy(() => import('./traductions.screen.tsx')) },
});
