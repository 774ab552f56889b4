import type { urgence } from '@bridge/contract';
import { lazy } from 'react';
import { describeResource } from '../../../resource/descriptor.ts';
import { laterWidget } from '../../../resource/widgets/later.tsx';

export default describeResource<typeof urgence>('urgence', {
  actions: () => import('./urgence.actions.tsx'),
  panels: lazy(() => import('./urgence.panel.tsx')),
  panelsFirst: true,
  preview: {
    title: 'À l’écran',
    intro: 'Le message tel que les écrans le montrent.',
    body: lazy(() => import('./urgence.preview.tsx')),
  },
  // A saved message is not shown yet: that is done beside the form.
  goesOn: 'created',
  widgets: { 'groupe-d-ecrans': laterWidget(() => import('../ecrans/groupe.widget.tsx'), 36) },
});
