import type { codePersonnalise } from '@bridge/contract';
import { lazy } from 'react';
import { describeResource } from '../../../resource/descriptor.ts';
import { PAGE_PREVIEW } from '../../page-preview.ts';

export default describeResource<typeof codePersonnalise>('codePersonnalise', {
  actions: () => import('./code-personnalise.actions.tsx'),
  panels: lazy(() => import('./code-personnalise.panel.tsx')),
  preview: PAGE_PREVIEW,
});
