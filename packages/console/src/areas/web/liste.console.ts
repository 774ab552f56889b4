import type { listeWeb } from '@bridge/contract';
import { lazy } from 'react';
import { describeResource } from '../../resource/descriptor.ts';
import { PAGE_PREVIEW } from '../page-preview.ts';

export default describeResource<typeof listeWeb>('listeWeb', {
  panels: lazy(() => import('./liste.panel.tsx')),
  preview: PAGE_PREVIEW,
  act: lazy(async () => ({ default: (await import('./page.bar.tsx')).ListeBar })),
  // A saved liste is still to be published, so its form stays open.
  goesOn: 'created',
  startsFrom: () => import('../depart.rules.ts'),
  screens: { create: lazy(() => import('./parcours/liste-create.screen.tsx')) },
});
