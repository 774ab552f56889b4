import { entityTree } from '@bridge/contract';
import { IconHierarchy2 } from '@tabler/icons-react';
import { lazy } from 'react';
import type { ListAction } from '../../resource/list/actions/list-action.ts';

const EntiteTree = lazy(() => import('./entite-tree.dialog.tsx'));

export const listActions: readonly ListAction[] = [
  {
    id: 'tree',
    label: 'Voir l’arborescence',
    icon: IconHierarchy2,
    access: entityTree.access,
    run: ({ open }) => open((close) => <EntiteTree onClose={close} />),
  },
];
