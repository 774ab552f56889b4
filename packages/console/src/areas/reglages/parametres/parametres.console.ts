import type { parametres } from '@bridge/contract';
import { lazy } from 'react';
import { describeResource } from '../../../resource/descriptor.ts';
import { laterValue } from '../../../resource/values/later-value.tsx';
import { laterWidget } from '../../../resource/widgets/later.tsx';
import { LANGUES } from './langues.ts';

export default describeResource<typeof parametres>('parametres', {
  screens: { edit: lazy(() => import('./parametres.screen.tsx')) },
  notes: { courriel: lazy(() => import('../courriel/courriel.note.tsx')) },
  widgets: {
    ...LANGUES.widgets,
    duree: laterWidget(() => import('./duree.widget.tsx'), 36),
    'champ-id-produit': laterWidget(() => import('../traductions/champ-id-produit.widget.tsx'), 60),
  },
  values: { duree: laterValue(() => import('./duree.value.tsx')) },
});
