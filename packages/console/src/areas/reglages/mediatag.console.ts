import type { mediatag } from '@bridge/contract';
import { describeResource } from '../../resource/descriptor.ts';

export default describeResource<typeof mediatag>('mediatag', {
  actions: async () => (await import('../common/fusion/fusion.actions.tsx')).mediatagActions,
});
