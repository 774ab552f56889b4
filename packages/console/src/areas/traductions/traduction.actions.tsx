import { assignTraductions, decideTraductions, traduction } from '@bridge/contract';
import { IconCheck, IconUserShare, IconX } from '@tabler/icons-react';
import { lazy } from 'react';
import { call } from '../../api/client.ts';
import type { ActionContext, BulkAction, BulkContext, RowAction } from '../../resource/list/actions/list-action.ts';
import { doTogether } from '../common/ensembles/tell-ensemble.ts';

const ConfierDialog = lazy(() => import('./confier.dialog.tsx'));

const CONFIER = { id: 'confier', label: 'Confier à…', icon: IconUserShare, access: assignTraductions.access } as const;

const entrust = (ids: readonly number[], { open, refresh }: ActionContext) =>
  open((close) => <ConfierDialog ids={ids} onClose={close} onDone={() => void refresh()} />);

export const rowActions: readonly RowAction[] = [
  { ...CONFIER, run: ({ record, ...context }) => entrust([record.id], context) },
];

const decide = (geste: 'accepter' | 'refuser', fait: string, context: BulkContext) =>
  doTogether(context, { noun: traduction.noun, fait }, (ids) => call(decideTraductions, { body: { ids, geste } }));

export const bulkActions: readonly BulkAction[] = [
  {
    id: 'accepter',
    label: 'Accepter',
    icon: IconCheck,
    access: decideTraductions.access,
    run: (context) => decide('accepter', 'accepté', context),
  },
  {
    id: 'refuser',
    label: 'Refuser',
    icon: IconX,
    access: decideTraductions.access,
    run: (context) => decide('refuser', 'refusé', context),
  },
  { ...CONFIER, run: ({ selected, ...context }) => entrust([...selected.keys()], context) },
];
