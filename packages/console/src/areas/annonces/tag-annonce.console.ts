import type { tagAnnonce } from '@bridge/contract';
import { lazy } from 'react';
import { describeResource } from '../../resource/descriptor.ts';
import { laterWidget } from '../../resource/widgets/later.tsx';

export default describeResource<typeof tagAnnonce>('tagAnnonce', {
  actions: async () => (await import('../common/fusion/fusion.actions.tsx')).tagAnnonceActions,
  panels: lazy(() => import('./tag-annonce.panel.tsx')),
  widgets: {
    'regles-facultatives': laterWidget(() => import('./regles-facultatives.widget.tsx'), 40),
  },
});
