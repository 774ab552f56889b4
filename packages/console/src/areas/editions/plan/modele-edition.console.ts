import type { modeleEdition } from '@bridge/contract';
import { lazy } from 'react';
import { describeResource } from '../../../resource/descriptor.ts';
import { laterWidget } from '../../../resource/widgets/later.tsx';

export default describeResource<typeof modeleEdition>('modeleEdition', {
  preview: {
    title: 'Contenu du plan',
    intro: 'Les objets que chaque élément tient maintenant, et ce qui manque.',
    body: lazy(() => import('./plan.preview.tsx')),
  },
  notes: { format: lazy(() => import('../format/page.note.tsx')) },
  widgets: {
    'format-imprime': laterWidget(() => import('../format/format.widget.tsx'), 120),
    'periode-couverte': laterWidget(() => import('../planification/periode.widget.tsx'), 80),
  },
});
