import type { utilisateur } from '@bridge/contract';
import { lazy } from 'react';
import { describeResource } from '../../resource/descriptor.ts';
import { limits } from './account.rules.ts';

export default describeResource<typeof utilisateur>('utilisateur', {
  limits,
  actions: () => import('./utilisateur.actions.tsx'),
  panels: lazy(() => import('./utilisateur.panel.tsx')),
});
