import type { diaporama } from '@bridge/contract';
import { lazy } from 'react';
import { describeResource } from '../../resource/descriptor.ts';
import { laterWidget } from '../../resource/widgets/later.tsx';

export default describeResource<typeof diaporama>('diaporama', {
  panels: lazy(() => import('./diaporama.panel.tsx')),
  act: lazy(() => import('./diaporama.bar.tsx')),
  // A saved diaporama is still to be published, so its form stays open.
  goesOn: 'created',
  startsFrom: () => import('./diaporama.depart.ts'),
  preview: {
    title: 'À l’écran',
    intro: 'Chaque diapositive telle qu’un écran la montre, et ce qui passe à un moment donné.',
    body: lazy(() => import('./diaporama.preview.tsx')),
  },
  notes: { diaporama: lazy(() => import('./format.note.tsx')) },
  widgets: {
    sequence: laterWidget(() => import('./sequence.widget.tsx'), 240),
    'parametres-de-gabarit': laterWidget(() => import('./parametres.widget.tsx'), 36),
  },
});
