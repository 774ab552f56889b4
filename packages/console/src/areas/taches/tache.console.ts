import type { tache } from '@bridge/contract';
import { lazy } from 'react';
import { describeResource } from '../../resource/descriptor.ts';

export default describeResource<typeof tache>('tache', {
  actions: () => import('./tache.actions.tsx'),
  screens: { list: lazy(() => import('./taches.screen.tsx')) },
});
