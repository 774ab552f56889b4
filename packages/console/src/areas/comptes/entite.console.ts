import type { entite } from '@bridge/contract';
import { describeResource } from '../../resource/descriptor.ts';
import { laterWidget } from '../../resource/widgets/later.tsx';

export default describeResource<typeof entite>('entite', {
  widgets: {
    precedences: laterWidget(() => import('./precedences.widget.tsx'), 560),
    territoire: laterWidget(() => import('./territoire.widget.tsx'), 36),
  },
  actions: () => import('./entite.actions.tsx'),
});
