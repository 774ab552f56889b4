import type { entite } from '@bridge/contract';
import { describeResource } from '../../resource/descriptor.ts';

export default describeResource<typeof entite>('entite', {
  actions: () => import('./entite.actions.tsx'),
});
