import type { Head } from '../../kernel/pages/head.ts';
import { adminsDeContenu, lecteursSelections } from '../roles.ts';

export const selectionHead = {
  id: 'selection',
  path: '/selections',
  noun: { one: 'Sélection', many: 'Sélections', feminine: true },
  icon: 'selection',
  aide: 'selections',
  access: { view: lecteursSelections, create: adminsDeContenu, edit: lecteursSelections, remove: adminsDeContenu },
} as const satisfies Head;
