import { recordPages } from '../../kernel/page.ts';
import { adminsDeContenu, lecteursSelections } from '../roles.ts';

export const selections = recordPages({
  id: 'selections',
  path: '/selections',
  many: 'Sélections',
  one: 'une sélection',
  icon: 'selection',
  resource: 'selection',
  access: lecteursSelections,
  create: adminsDeContenu,
});
