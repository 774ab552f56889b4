import type { configTraduction } from '@bridge/contract';
import { lazy } from 'react';
import { describeResource } from '../../../resource/descriptor.ts';
import { laterWidget } from '../../../resource/widgets/later.tsx';

export default describeResource<typeof configTraduction>('configTraduction', {
  preview: {
    title: 'Estimation',
    intro: 'Ce qui serait traduit et pour combien, sans rien envoyer.',
    body: lazy(() => import('./config-traduction.preview.tsx')),
  },
  panels: lazy(() => import('./config-traduction.panel.tsx')),
  widgets: {
    glossaire: laterWidget(() => import('./config-glossaire.widget.tsx'), 160),
  },
});
