import { lazy } from 'react';
import { laterWidget } from '../../../resource/widgets/later.tsx';
import { PAGE_PREVIEW } from '../../page-preview.ts';

/** The parts of every Liquid template: its preview, the note under its source, and its editor. */
export const GABARIT = {
  preview: PAGE_PREVIEW,
  notes: { source: lazy(() => import('./source.note.tsx')) },
  widgets: { liquide: laterWidget(() => import('./liquide.widget.tsx'), 260) },
} as const;
