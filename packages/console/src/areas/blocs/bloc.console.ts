import type { bloc } from '@bridge/contract';
import { lazy } from 'react';
import { describeResource } from '../../resource/descriptor.ts';
import { laterWidget } from '../../resource/widgets/later.tsx';

export default describeResource<typeof bloc>('bloc', {
  preview: {
    title: 'Aperçu',
    intro: 'Ce que le bloc montre d’un objet, avec vos modifications.',
    body: lazy(() => import('./bloc.preview.tsx')),
  },
  widgets: {
    'format-de-ligne': laterWidget(() => import('./format.widget.tsx'), 36),
    'lignes-de-bloc': laterWidget(() => import('./lignes.widget.tsx'), 120),
    'modalites-de-ligne': laterWidget(() => import('./modalites.widget.tsx'), 36),
    'source-de-ligne': laterWidget(() => import('./source.widget.tsx'), 60),
  },
});
