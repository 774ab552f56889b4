import type { moteur } from '@bridge/contract';
import { lazy } from 'react';
import { describeResource } from '../../resource/descriptor.ts';
import { laterWidget } from '../../resource/widgets/later.tsx';
import { PAGE_PREVIEW } from '../page-preview.ts';

export default describeResource<typeof moteur>('moteur', {
  panels: lazy(() => import('./moteur.panel.tsx')),
  preview: PAGE_PREVIEW,
  widgets: { synonymes: laterWidget(() => import('./moteurs/synonymes.widget.tsx'), 80) },
  act: lazy(async () => ({ default: (await import('./exemple.bar.tsx')).MoteurBar })),
  // A saved moteur is still to be published, so its form stays open.
  goesOn: 'created',
});
