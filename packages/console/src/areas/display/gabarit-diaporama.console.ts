import type { gabaritDiaporama } from '@bridge/contract';
import { lazy } from 'react';
import { describeResource } from '../../resource/descriptor.ts';

export default describeResource<typeof gabaritDiaporama>('gabaritDiaporama', {
  preview: {
    title: 'À l’épreuve',
    intro: 'Vos objets réels dans ce gabarit, les plus difficiles compris.',
    body: lazy(() => import('./gabarit.preview.tsx')),
  },
});
