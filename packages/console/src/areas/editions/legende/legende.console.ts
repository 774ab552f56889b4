import type { legende } from '@bridge/contract';
import { lazy } from 'react';
import { describeResource } from '../../../resource/descriptor.ts';
import { laterWidget } from '../../../resource/widgets/later.tsx';

export default describeResource<typeof legende>('legende', {
  preview: {
    title: 'Aperçu',
    intro: 'La légende telle qu’on la lit, avec vos modifications.',
    body: lazy(() => import('./legende.preview.tsx')),
  },
  widgets: {
    'cible-d-entree': laterWidget(() => import('./cible.widget.tsx'), 36),
    'entrees-de-legende': laterWidget(() => import('./entrees.widget.tsx'), 160),
    'groupes-de-legende': laterWidget(() => import('./groupes.widget.tsx'), 60),
    'picto-d-entree': laterWidget(() => import('./picto.widget.tsx'), 36),
  },
});
