import { recordPages } from '../../kernel/page.ts';
import { adminsDeContenu, lecteursBlocs } from '../roles.ts';

export const mediatheque = recordPages({
  id: 'mediatheque',
  path: '/mediatheque',
  many: 'Médiathèque',
  one: 'un média',
  icon: 'media',
  resource: 'media',
  access: lecteursBlocs,
  create: adminsDeContenu,
});
