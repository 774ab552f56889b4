import type { tri } from '@bridge/contract';
import { lazy } from 'react';
import { describeResource } from '../../resource/descriptor.ts';
import { laterWidget } from '../../resource/widgets/later.tsx';

export default describeResource<typeof tri>('tri', {
  preview: {
    title: 'Essayer',
    intro: 'Sur les objets d’une sélection, sans rien enregistrer.',
    body: lazy(() => import('./tri.preview.tsx')),
  },
  widgets: {
    'cles-de-tri': laterWidget(() => import('./cles.widget.tsx'), 160),
  },
});
