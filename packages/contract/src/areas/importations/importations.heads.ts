import type { ReadOnlyHead } from '../../kernel/pages/head.ts';
import { gestionnaires } from '../roles.ts';

export const importationHead = {
  id: 'importation',
  path: '/administration/imports',
  list: '/administration/imports',
  drawer: 'import',
  noun: { one: 'Import', many: 'Imports' },
  icon: 'importation',
  aide: 'imports#suivre-un-import',
  access: { view: gestionnaires },
} as const satisfies ReadOnlyHead;
