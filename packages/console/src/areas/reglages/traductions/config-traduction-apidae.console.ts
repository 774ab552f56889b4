import type { configTraductionApidae } from '@bridge/contract';
import { lazy } from 'react';
import { describeResource } from '../../../resource/descriptor.ts';

export default describeResource<typeof configTraductionApidae>('configTraductionApidae', {
  panels: lazy(() => import('../lots/lots.panel.tsx')),
  preview: {
    title: 'Simulation',
    intro: 'Ce qui serait traduit puis écrit dans Apidae, sans rien envoyer.',
    body: lazy(() => import('./config-traduction-apidae.preview.tsx')),
  },
});
