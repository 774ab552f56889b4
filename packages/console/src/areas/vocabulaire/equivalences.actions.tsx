import { suggestEquivalences, type VOCABULAIRES } from '@bridge/contract';
import { IconArrowsLeftRight } from '@tabler/icons-react';
import { lazy } from 'react';
import type { ResourceActions } from '../../resource/list/actions/list-action.ts';

const EquivalencesDialog = lazy(() => import('./equivalences.dialog.tsx'));

function actionsFor(de: (typeof VOCABULAIRES)[number]): ResourceActions {
  return {
    listActions: [
      {
        id: 'equivalences',
        label: 'Équivalences suggérées',
        icon: IconArrowsLeftRight,
        access: suggestEquivalences.access,
        run: ({ open }) => open((close) => <EquivalencesDialog first={de} onClose={close} />),
      },
    ],
  };
}

export const typeActions = actionsFor('type');
export const critereActions = actionsFor('critere');
