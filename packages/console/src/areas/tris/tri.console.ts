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
    'sens-de-tri': laterWidget(() => import('./sens.widget.tsx'), 36),
    mesure: laterWidget(() => import('../../catalogue/mesure.widget.tsx'), 36),
    'lieu-de-tri': laterWidget(() => import('./lieu.widget.tsx'), 100),
    'ordre-manuel': laterWidget(() => import('./ordre-manuel.widget.tsx'), 80),
  },
});
