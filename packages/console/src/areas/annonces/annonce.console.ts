import type { annonce } from '@bridge/contract';
import { lazy } from 'react';
import { describeResource } from '../../resource/descriptor.ts';
import { laterWidget } from '../../resource/widgets/later.tsx';

export default describeResource<typeof annonce>('annonce', {
  actions: () => import('./annonce.actions.tsx'),
  panels: lazy(() => import('./annonce.panel.tsx')),
  preview: {
    title: 'Aperçu',
    intro: 'Chaque création dans la forme de son format, avec vos modifications.',
    body: lazy(() => import('./annonce.preview.tsx')),
  },
  notes: { diffusion: lazy(() => import('./vente/conflits.note.tsx')) },
  act: lazy(() => import('./annonce.bar.tsx')),
  goesOn: 'created',
  widgets: {
    'creations-d-annonce': laterWidget(() => import('./creations/creations.widget.tsx'), 120),
    'archive-d-annonce': laterWidget(() => import('./creations/archive.widget.tsx'), 60),
    'visuel-d-annonce': laterWidget(() => import('./creations/visuel.widget.tsx'), 60),
    'regles-facultatives': laterWidget(() => import('./regles-facultatives.widget.tsx'), 40),
  },
});
