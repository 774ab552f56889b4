import type { Head } from '../../kernel/pages/head.ts';
import { adminsDeContenu, lecteursBlocs } from '../roles.ts';

export const scoringHead = {
  id: 'scoring',
  path: '/tris/scoring',
  noun: { one: 'Profil de scoring', many: 'Profils de scoring' },
  icon: 'scoring',
  aide: 'tris#scoring',
  access: { view: lecteursBlocs, create: adminsDeContenu, edit: lecteursBlocs, remove: adminsDeContenu },
} as const satisfies Head;

export const triHead = {
  id: 'tri',
  path: '/tris',
  noun: { one: 'Tri', many: 'Tris' },
  icon: 'tri',
  access: { view: lecteursBlocs, create: adminsDeContenu, edit: lecteursBlocs, remove: adminsDeContenu },
} as const satisfies Head;
