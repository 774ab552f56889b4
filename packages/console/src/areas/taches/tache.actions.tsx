import { type AnyRecord, cancelTache, mayCancel, mayRestart, restartTache, tache } from '@bridge/contract';
import { IconPlayerStop, IconRefresh } from '@tabler/icons-react';
import { call } from '../../api/client.ts';
import { agreesToCancel } from '../../navigation/jobs/use-tache-acts.ts';
import type { RowAction } from '../../resource/list/actions/list-action.ts';

const needs = Object.keys(tache.fields);
const tacheOf = (record: AnyRecord) => tache.row.parse(record);

/** The row actions on a job: its state allows one of them, or none. */
export const rowActions: readonly RowAction[] = [
  {
    id: 'cancel',
    label: 'Annuler',
    icon: IconPlayerStop,
    access: cancelTache.access,
    needs,
    applies: (record) => mayCancel(tacheOf(record)),
    run: async ({ record, refresh }) => {
      if (!(await agreesToCancel(tacheOf(record)))) return;
      await call(cancelTache, { params: { id: record.id } }).finally(refresh);
    },
  },
  {
    id: 'restart',
    label: 'Relancer',
    icon: IconRefresh,
    access: restartTache.access,
    needs,
    applies: (record) => mayRestart(tacheOf(record)),
    run: ({ record, refresh }) => call(restartTache, { params: { id: record.id } }).then(refresh, refresh),
  },
];
