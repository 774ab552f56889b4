import type { fluxDatatourisme } from '@bridge/contract';
import { lazy } from 'react';
import { describeResource } from '../../resource/descriptor.ts';
import { laterWidget } from '../../resource/widgets/later.tsx';

export default describeResource<typeof fluxDatatourisme>('fluxDatatourisme', {
  actions: async () => (await import('./actions/flux.actions.tsx')).datatourismeActions,
  panels: lazy(() => import('./flux-datatourisme.panel.tsx')),
  panelsFirst: true,
  notes: { rythme: lazy(() => import('./rythme/rythme.note.tsx')) },
  goesOn: 'created',
  widgets: {
    depot: laterWidget(() => import('./depots/depot.widget.tsx'), 120),
  },
});
