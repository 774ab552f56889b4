import type { generation } from '@bridge/contract';
import { lazy } from 'react';
import { describeResource } from '../../../resource/descriptor.ts';

export default describeResource<typeof generation>('generation', {
  screens: { list: lazy(() => import('./generations.screen.tsx')) },
});
