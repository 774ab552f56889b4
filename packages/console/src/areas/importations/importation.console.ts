import type { importation } from '@bridge/contract';
import { lazy } from 'react';
import { describeResource } from '../../resource/descriptor.ts';

export default describeResource<typeof importation>('importation', {
  screens: { list: lazy(() => import('./importations.screen.tsx')) },
});
