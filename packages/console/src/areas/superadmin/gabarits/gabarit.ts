import { lazy } from 'react';
import { laterWidget } from '../../../resource/widgets/later.tsx';
import { PAGE_PREVIEW } from '../../page-preview.ts';

/** What every template written in Liquid has: the page that it makes, what may be written in it, and its editor. */
export const GABARIT = {
  preview: PAGE_PREVIEW,
  notes: { source: lazy(() => import('./source.note.tsx')) },
  widgets: { liquide: laterWidget(() => import('./liquide.widget.tsx'), 260) },
} as const;
