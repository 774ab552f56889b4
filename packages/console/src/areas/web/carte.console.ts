import type { carte } from '@bridge/contract';
import { lazy } from 'react';
import { describeResource } from '../../resource/descriptor.ts';
import { PAGE_PREVIEW } from '../page-preview.ts';

export default describeResource<typeof carte>('carte', {
  panels: lazy(() => import('./carte.panel.tsx')),
  preview: PAGE_PREVIEW,
  act: lazy(async () => ({ default: (await import('./page.bar.tsx')).CarteBar })),
  // A saved carte is still to be published, so its form stays open.
  goesOn: 'created',
});
