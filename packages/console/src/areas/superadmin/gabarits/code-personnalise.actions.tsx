import { codePersonnalise } from '@bridge/contract';
import { IconPlayerPlay, IconPower } from '@tabler/icons-react';
import { showNotice } from '../../../api/notices.ts';
import type { RowAction } from '../../../resource/list/actions/list-action.ts';
import { basculer, ditDe } from './code-personnalise.calls.ts';

const bascule = (actif: boolean): RowAction => ({
  id: actif ? 'retablir' : 'couper',
  label: actif ? 'Rétablir' : 'Couper',
  icon: actif ? IconPlayerPlay : IconPower,
  access: codePersonnalise.access.edit,
  needs: ['actif'],
  applies: (record) => record.modifiable !== false && (record.actif === true) !== actif,
  run: async ({ record, refresh }) => {
    await basculer(record, actif);
    showNotice(ditDe(actif));
    await refresh();
  },
});

/** The switch of a code, one click away: whatever it breaks stops at once. */
export const rowActions: readonly RowAction[] = [bascule(false), bascule(true)];
