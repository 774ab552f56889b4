import type { site } from '@bridge/contract';
import { lazy } from 'react';
import { describeResource } from '../../resource/descriptor.ts';
import { laterWidget } from '../../resource/widgets/later.tsx';
import { PAGE_PREVIEW } from '../page-preview.ts';

export default describeResource<typeof site>('site', {
  panels: lazy(() => import('./site.panel.tsx')),
  preview: PAGE_PREVIEW,
  act: lazy(() => import('./site.bar.tsx')),
  widgets: { redirections: laterWidget(() => import('./sites/redirections.widget.tsx'), 80) },
  // A saved site is still to be published, which is done beside the form.
  goesOn: 'created',
  screens: { create: lazy(() => import('./parcours/site-create.screen.tsx')) },
});
