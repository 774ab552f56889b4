import type { critere } from '@bridge/contract';
import { lazy } from 'react';
import { describeResource } from '../../resource/descriptor.ts';

export default describeResource<typeof critere>('critere', {
  actions: async () => (await import('./equivalences.actions.tsx')).critereActions,
  panels: lazy(() => import('./critere.panel.tsx')),
  screens: {
    view: lazy(() => import('./critere-view.screen.tsx')),
  },
});
