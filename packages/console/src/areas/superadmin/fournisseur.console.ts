import type { fournisseur } from '@bridge/contract';
import { lazy } from 'react';
import { describeResource } from '../../resource/descriptor.ts';

export default describeResource<typeof fournisseur>('fournisseur', {
  panels: lazy(() => import('./fournisseur.panel.tsx')),
});
