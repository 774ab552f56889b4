import { recordPages, section } from '../../kernel/page.ts';
import { adminsDeContenu, lecteursBlocs } from '../roles.ts';

const rights = { access: lecteursBlocs, create: adminsDeContenu };

export const tris = section({
  path: '/tris',
  title: 'Tris',
  icon: 'tri',
  access: rights.access,
  children: [
    ...recordPages({ id: 'tris', path: '/tris', many: 'Tris', one: 'un tri', resource: 'tri', ...rights }).children,
    recordPages({
      id: 'tris.scoring',
      path: '/tris/scoring',
      many: 'Scoring',
      one: 'un profil de scoring',
      resource: 'scoring',
      ...rights,
    }),
  ],
});
