import type { modeleEdition } from '@bridge/contract';
import { lazy } from 'react';
import { describeResource } from '../../../resource/descriptor.ts';
import { laterWidget } from '../../../resource/widgets/later.tsx';

export default describeResource<typeof modeleEdition>('modeleEdition', {
  panels: lazy(() => import('../apercu/documents.panel.tsx')),
  act: lazy(() => import('../apercu/modele.bar.tsx')),
  preview: {
    title: 'Pages',
    intro: 'Comme elles s’impriment, avec ce que le catalogue contient maintenant.',
    body: lazy(() => import('../apercu/edition.preview.tsx')),
  },
  notes: { format: lazy(() => import('../format/page.note.tsx')) },
  widgets: {
    'gabarits-epingles': laterWidget(() => import('../gabarits/epingles.widget.tsx'), 60),
    'format-imprime': laterWidget(() => import('../format/format.widget.tsx'), 120),
    'periode-couverte': laterWidget(() => import('../planification/periode.widget.tsx'), 80),
  },
});
