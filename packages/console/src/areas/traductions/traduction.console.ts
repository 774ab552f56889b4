import type { traduction } from '@bridge/contract';
import { lazy } from 'react';
import { describeResource } from '../../resource/descriptor.ts';

export default describeResource<typeof traduction>('traduction', {
  screens: { list: lazy(() => import('./traductions.screen.tsx')) },
});
