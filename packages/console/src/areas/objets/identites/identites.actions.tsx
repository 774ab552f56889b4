import { linkIdentites } from '@bridge/contract';
import { IconReplace } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import type { ListAction } from '../../../resource/list/actions/list-action.ts';

const IdentitesDialog = lazy(() => import('./identites.dialog.tsx'));

export const listActions: readonly ListAction[] = [
  {
    id: 'identites',
    label: 'Changer de source',
    icon: IconReplace,
    access: linkIdentites.access,
    run: ({ open }) =>
      open((close) => (
        <Suspense fallback={null}>
          <IdentitesDialog onClose={close} />
        </Suspense>
      )),
  },
];
