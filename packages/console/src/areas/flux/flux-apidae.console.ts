import type { fluxApidae } from '@bridge/contract';
import { lazy } from 'react';
import { describeResource } from '../../resource/descriptor.ts';
import { laterWidget } from '../../resource/widgets/later.tsx';

export default describeResource<typeof fluxApidae>('fluxApidae', {
  actions: async () => (await import('./actions/flux.actions.tsx')).apidaeActions,
  panels: lazy(() => import('./flux-apidae.panel.tsx')),
  panelsFirst: true,
  notes: { rythme: lazy(() => import('./rythme/rythme.note.tsx')) },
  goesOn: 'created',
  widgets: {
    depot: laterWidget(() => import('./depots/depot.widget.tsx'), 120),
    'adresse-notification': laterWidget(() => import('./notification/adresse-notification.widget.tsx'), 36),
  },
});
