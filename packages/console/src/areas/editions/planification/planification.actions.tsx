import { planification } from '@bridge/contract';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { showNotice } from '../../../api/notices.ts';
import type { RowAction } from '../../../resource/list/actions/list-action.ts';
import { basculer, ditDe } from './planification.calls.ts';

const bascule = (actif: boolean): RowAction => ({
  id: actif ? 'reprendre' : 'suspendre',
  label: actif ? 'Reprendre' : 'Suspendre',
  icon: actif ? IconPlayerPlay : IconPlayerPause,
  access: planification.access.edit,
  needs: ['actif'],
  applies: (record) => record.modifiable !== false && (record.actif === true) !== actif,
  run: async ({ record, refresh }) => {
    await basculer(record, actif);
    showNotice(ditDe(actif));
    await refresh();
  },
});

export const rowActions: readonly RowAction[] = [bascule(false), bascule(true)];
