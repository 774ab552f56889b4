import type { tag } from '@bridge/contract';
import { describeResource } from '../../resource/descriptor.ts';

export default describeResource<typeof tag>('tag', {
  actions: async () => (await import('../common/fusion/fusion.actions.tsx')).tagActions,
});
