import type { media } from '@bridge/contract';
import { lazy } from 'react';
import { describeResource } from '../../resource/descriptor.ts';
import { laterValue } from '../../resource/values/later-value.tsx';
import { laterWidget } from '../../resource/widgets/later.tsx';

export default describeResource<typeof media>('media', {
  actions: () => import('./media.actions.tsx'),
  notes: { droits: lazy(() => import('./form/droits.note.tsx')) },
  widgets: {
    'fichier-media': laterWidget(() => import('./form/fichier.widget.tsx'), 240),
    cadrage: laterWidget(() => import('./form/cadrage.widget.tsx'), 320),
    dossier: laterWidget(() => import('./form/dossier.widget.tsx'), 36),
  },
  values: {
    'fichier-media': laterValue(() => import('./form/fichier.value.tsx'), { isPicture: true }),
  },
  screens: {
    list: lazy(() => import('./mediatheque-list.screen.tsx')),
  },
});
