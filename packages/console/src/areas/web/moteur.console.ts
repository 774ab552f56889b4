import type { moteur } from '@bridge/contract';
import { lazy } from 'react';
import { describeResource } from '../../resource/descriptor.ts';
import { PAGE_PREVIEW } from '../page-preview.ts';

export default describeResource<typeof moteur>('moteur', {
  panels: lazy(() => import('./moteur.panel.tsx')),
  preview: PAGE_PREVIEW,
  // Saved is not published yet: that is done beside the form.
  goesOn: 'created',
});
