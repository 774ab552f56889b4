import type { utilisateur } from '@bridge/contract';
import { lazy } from 'react';
import { describeResource } from '../../resource/descriptor.ts';

export default describeResource<typeof utilisateur>('utilisateur', {
  actions: () => import('./utilisateur.actions.tsx'),
  panels: lazy(() => import('./utilisateur.panel.tsx')),
});
