import type { Head } from '../../kernel/pages/head.ts';
import { adminsDeContenu, lecteursBlocs } from '../roles.ts';

export const mediaHead = {
  id: 'media',
  path: '/mediatheque',
  noun: { one: 'Média', many: 'Médias' },
  icon: 'media',
  aide: 'mediatheque',
  access: { view: lecteursBlocs, create: adminsDeContenu, edit: adminsDeContenu, remove: adminsDeContenu },
} as const satisfies Head;
