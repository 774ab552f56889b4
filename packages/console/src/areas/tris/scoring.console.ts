import type { scoring } from '@bridge/contract';
import { lazy } from 'react';
import { describeResource } from '../../resource/descriptor.ts';
import { laterWidget } from '../../resource/widgets/later.tsx';

export default describeResource<typeof scoring>('scoring', {
  actions: () => import('./scoring.actions.tsx'),
  panels: lazy(() => import('./scoring.panel.tsx')),
  preview: {
    title: 'Simulation',
    intro: 'Les scores que donneraient ces règles, sans rien enregistrer.',
    body: lazy(() => import('./scoring.preview.tsx')),
  },
  notes: { profil: lazy(() => import('./modeles.note.tsx')) },
  widgets: {
    'calcul-de-points': laterWidget(() => import('./calcul.widget.tsx'), 36),
    'condition-de-score': laterWidget(() => import('./condition.widget.tsx'), 60),
  },
});
