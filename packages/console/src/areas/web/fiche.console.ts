import type { ficheWeb } from '@bridge/contract';
import { lazy } from 'react';
import { describeResource } from '../../resource/descriptor.ts';
import { laterWidget } from '../../resource/widgets/later.tsx';
import { PAGE_PREVIEW } from '../page-preview.ts';

export default describeResource<typeof ficheWeb>('ficheWeb', {
  panels: lazy(() => import('./fiche.panel.tsx')),
  preview: PAGE_PREVIEW,
  act: lazy(async () => ({ default: (await import('./exemple.bar.tsx')).FicheBar })),
  widgets: { 'zones-de-fiche': laterWidget(() => import('./fiches/zones.widget.tsx'), 480) },
  // A saved fiche is still to be published, so its form stays open.
  goesOn: 'created',
});
