import type { selection } from '@bridge/contract';
import { lazy } from 'react';
import { describeResource } from '../../resource/descriptor.ts';

export default describeResource<typeof selection>('selection', {
  actions: () => import('./selection.actions.tsx'),
  panels: lazy(() => import('./selection.panel.tsx')),
  preview: {
    title: 'Objets retenus',
    intro: 'Tels que la sélection les donnerait si vous l’enregistriez maintenant.',
    body: lazy(() => import('./selection.preview.tsx')),
  },
  screens: { list: lazy(() => import('./selections-list.screen.tsx')) },
  notes: { regles: lazy(() => import('./regles.note.tsx')) },
});
