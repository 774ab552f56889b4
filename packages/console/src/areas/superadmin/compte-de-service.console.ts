import type { compteDeService } from '@bridge/contract';
import { lazy } from 'react';
import { describeResource } from '../../resource/descriptor.ts';

export default describeResource<typeof compteDeService>('compteDeService', {
  panels: lazy(() => import('./compte-de-service.panel.tsx')),
});
