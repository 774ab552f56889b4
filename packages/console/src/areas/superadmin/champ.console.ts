import type { champ } from '@bridge/contract';
import { lazy } from 'react';
import { describeResource } from '../../resource/descriptor.ts';

export default describeResource<typeof champ>('champ', {
  panels: lazy(() => import('./champ.panel.tsx')),
});
