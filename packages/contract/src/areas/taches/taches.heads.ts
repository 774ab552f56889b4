import type { ReadOnlyHead } from '../../kernel/pages/head.ts';
import { gestionnaires } from '../roles.ts';

export const tacheHead = {
  id: 'tache',
  path: '/administration/taches',
  drawer: 'tache',
  noun: { one: 'Tâche', many: 'Tâches', feminine: true },
  icon: 'tache',
  aide: 'console#taches',
  access: { view: gestionnaires },
} as const satisfies ReadOnlyHead;
