import type { ecran } from '@bridge/contract';
import { lazy } from 'react';
import { describeResource } from '../../../resource/descriptor.ts';
import { laterWidget } from '../../../resource/widgets/later.tsx';

export default describeResource<typeof ecran>('ecran', {
  actions: () => import('./ecran.actions.tsx'),
  panels: lazy(() => import('./ecran.panel.tsx')),
  // The state of the screen and what it shows come before its settings.
  panelsFirst: true,
  // A saved screen is still to be paired, which is done beside the form.
  goesOn: 'created',
  screens: { list: lazy(() => import('./ecrans.screen.tsx')) },
  widgets: { 'groupe-d-ecrans': laterWidget(() => import('./groupe.widget.tsx'), 36) },
});
