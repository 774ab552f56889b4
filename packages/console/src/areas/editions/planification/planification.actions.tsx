import { runPlanification } from '@bridge/contract';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import type { RowAction } from '../../../resource/list/actions/list-action.ts';
import { switchActions } from '../../../resource/switch/switch.ts';
import { execute, isRunnable } from './execution.ts';
import { PLANIFICATION } from './planification.switch.ts';

const EXECUTER: RowAction = {
  id: 'executer',
  label: 'Exécuter maintenant',
  icon: IconPlayerPlayFilled,
  access: runPlanification.access,
  needs: ['actif', 'diffusions', 'validateurs'],
  applies: isRunnable,
  run: async ({ record, refresh }) => {
    if (await execute(record)) await refresh();
  },
};

export const rowActions: readonly RowAction[] = [EXECUTER, ...switchActions(PLANIFICATION)];
