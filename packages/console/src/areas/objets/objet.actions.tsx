import { linkIdentites } from '@bridge/contract';
import { IconReplace } from '@tabler/icons-react';
import { lazy } from 'react';
import type { BulkAction, ListAction } from '../../resource/list/actions/list-action.ts';
import { brochureDObjets } from '../common/brochures/brochure.actions.tsx';

const IdentitesDialog = lazy(() => import('./identites/identites.dialog.tsx'));

export const bulkActions: readonly BulkAction[] = [brochureDObjets];

export const listActions: readonly ListAction[] = [
  {
    id: 'identites',
    label: 'Changer de source',
    icon: IconReplace,
    access: linkIdentites.access,
    run: ({ open }) => open((close) => <IdentitesDialog onClose={close} />),
  },
];
