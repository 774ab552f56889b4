import type { planification } from '@bridge/contract';
import { lazy } from 'react';
import { describeResource } from '../../../resource/descriptor.ts';
import { laterWidget } from '../../../resource/widgets/later.tsx';

export default describeResource<typeof planification>('planification', {
  actions: () => import('./planification.actions.tsx'),
  panels: lazy(() => import('./planification.panel.tsx')),
  act: lazy(() => import('./planification.bar.tsx')),
  preview: {
    title: 'Prochaines parutions',
    body: lazy(() => import('./planification.preview.tsx')),
  },
  screens: { list: lazy(() => import('./planifications-list.screen.tsx')) },
  widgets: {
    'calendrier-edition': laterWidget(() => import('./calendrier.widget.tsx'), 160),
    'periode-couverte': laterWidget(() => import('./periode.widget.tsx'), 80),
    destinataires: laterWidget(() => import('./destinataires.widget.tsx'), 80),
  },
});
