import type { fluxTourinsoft } from '@bridge/contract';
import { lazy } from 'react';
import { describeResource } from '../../resource/descriptor.ts';
import { laterWidget } from '../../resource/widgets/later.tsx';

export default describeResource<typeof fluxTourinsoft>('fluxTourinsoft', {
  actions: async () => (await import('./actions/flux.actions.tsx')).tourinsoftActions,
  panels: lazy(() => import('./flux-tourinsoft.panel.tsx')),
  panelsFirst: true,
  notes: { rythme: lazy(() => import('./rythme/rythme.note.tsx')) },
  goesOn: 'created',
  widgets: {
    depot: laterWidget(() => import('./depots/depot.widget.tsx'), 120),
  },
});
