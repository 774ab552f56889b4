import type {
  composant,
  gabaritCarte,
  gabaritElement,
  gabaritFiche,
  gabaritInfobulle,
  gabaritListe,
} from '@bridge/contract';
import { lazy } from 'react';
import { describeResource } from '../../../resource/descriptor.ts';
import { laterWidget } from '../../../resource/widgets/later.tsx';
import { PAGE_PREVIEW } from '../../page-preview.ts';

/** What every template written in Liquid has: the page that it makes, what may be written in it, and its editor. */
const GABARIT = {
  preview: PAGE_PREVIEW,
  notes: { source: lazy(() => import('./source.note.tsx')) },
  widgets: { liquide: laterWidget(() => import('./liquide.widget.tsx'), 260) },
} as const;

export default [
  describeResource<typeof gabaritListe>('gabaritListe', GABARIT),
  describeResource<typeof gabaritElement>('gabaritElement', GABARIT),
  describeResource<typeof gabaritFiche>('gabaritFiche', GABARIT),
  describeResource<typeof gabaritCarte>('gabaritCarte', { preview: PAGE_PREVIEW }),
  describeResource<typeof gabaritInfobulle>('gabaritInfobulle', GABARIT),
  describeResource<typeof composant>('composant', GABARIT),
];
