import { lazy } from 'react';
import { laterWidget } from '../../../resource/widgets/later.tsx';

/** The parts of every gabarit of printed pages: its preview, the sources of the product, and its editor. */
export const GABARIT_IMPRIME = {
  preview: {
    title: 'Pages',
    intro: 'Comme elles s’impriment, avec vos modifications.',
    body: lazy(() => import('./gabarit.preview.tsx')),
  },
  notes: { source: lazy(() => import('./source.note.tsx')) },
  widgets: { typst: laterWidget(() => import('./typst.widget.tsx'), 260) },
} as const;
