import { offerInMoteurs } from '@bridge/contract';
import { IconListSearch } from '@tabler/icons-react';
import { lazy } from 'react';
import type { BulkAction, RowAction } from '../../resource/list/actions/list-action.ts';

const MoteursDialog = lazy(() => import('./filtres/moteurs.dialog.tsx'));

const described = {
  id: 'offer',
  label: 'Ajouter à des moteurs',
  icon: IconListSearch,
  access: offerInMoteurs.access,
} as const;

export const rowActions: readonly RowAction[] = [
  {
    ...described,
    run: ({ record: { id }, open }) => open((close) => <MoteursDialog filtres={[id]} onClose={close} />),
  },
];

export const bulkActions: readonly BulkAction[] = [
  {
    ...described,
    run: ({ selected, clear, open }) =>
      open((close) => <MoteursDialog filtres={[...selected.keys()]} onClose={close} onDone={clear} />),
  },
];
