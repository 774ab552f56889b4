import type { rubriqueDynamique } from '@bridge/contract';
import { lazy } from 'react';
import { describeResource } from '../../../resource/descriptor.ts';
import { laterWidget } from '../../../resource/widgets/later.tsx';

export default describeResource<typeof rubriqueDynamique>('rubriqueDynamique', {
  startsFrom: () => import('../../depart.rules.ts'),
  preview: {
    title: 'Aperçu',
    intro: 'Vos objets, groupés comme demandé, avec vos modifications.',
    body: lazy(() => import('./rubrique.preview.tsx')),
  },
  widgets: {
    'annonces-intercalees': laterWidget(() => import('./annonces.widget.tsx'), 64),
  },
});
