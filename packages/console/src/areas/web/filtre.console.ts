import type { filtre } from '@bridge/contract';
import { describeResource } from '../../resource/descriptor.ts';
import { laterWidget } from '../../resource/widgets/later.tsx';
import { PAGE_PREVIEW } from '../page-preview.ts';

export default describeResource<typeof filtre>('filtre', {
  actions: () => import('./filtre.actions.tsx'),
  preview: PAGE_PREVIEW,
  widgets: {
    'champ-de-filtre': laterWidget(() => import('./filtres/champ.widget.tsx'), 36),
    'choix-de-filtre': laterWidget(() => import('./filtres/choix.widget.tsx'), 160),
    'valeurs-de-choix': laterWidget(() => import('./filtres/valeurs.widget.tsx'), 36),
  },
});
