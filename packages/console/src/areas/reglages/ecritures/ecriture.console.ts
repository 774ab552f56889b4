import type { ecritureApidae } from '@bridge/contract';
import { lazy } from 'react';
import { describeResource } from '../../../resource/descriptor.ts';

export default describeResource<typeof ecritureApidae>('ecritureApidae', {
  actions: () => import('./ecriture.actions.ts'),
  screens: { list: lazy(() => import('./ecritures.screen.tsx')) },
});
