import type { objet } from '@bridge/contract';
import { lazy } from 'react';
import { describeResource } from '../../resource/descriptor.ts';
import { laterValue } from '../../resource/values/later-value.tsx';

export default describeResource<typeof objet>('objet', {
  actions: () => import('./objet.actions.tsx'),
  values: {
    vignette: laterValue(() => import('./vignette.value.tsx'), { isPicture: true }),
  },
  screens: {
    list: lazy(() => import('./catalogue-list.screen.tsx')),
    view: lazy(() => import('./objet-view.screen.tsx')),
  },
});
