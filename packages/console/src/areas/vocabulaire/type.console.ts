import type { type } from '@bridge/contract';
import { lazy } from 'react';
import { describeResource } from '../../resource/descriptor.ts';

export default describeResource<typeof type>('type', {
  actions: async () => (await import('./equivalences.actions.tsx')).typeActions,
  panels: lazy(() => import('./type.panel.tsx')),
  screens: {
    list: lazy(() => import('./types-list.screen.tsx')),
    view: lazy(() => import('./type-view.screen.tsx')),
  },
});
