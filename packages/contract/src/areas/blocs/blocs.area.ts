import { recordPages } from '../../kernel/page.ts';
import { adminsDeContenu, lecteursBlocs } from '../roles.ts';

export const blocs = recordPages({
  id: 'blocs',
  path: '/blocs',
  many: 'Blocs',
  one: 'un bloc',
  icon: 'bloc',
  resource: 'bloc',
  access: lecteursBlocs,
  create: adminsDeContenu,
});
