import type { Head } from '../../kernel/pages/head.ts';
import { adminsDeContenu, lecteursBlocs } from '../roles.ts';

export const blocHead = {
  id: 'bloc',
  path: '/blocs',
  noun: { one: 'Bloc', many: 'Blocs' },
  icon: 'bloc',
  aide: 'blocs',
  access: { view: lecteursBlocs, create: adminsDeContenu, edit: lecteursBlocs, remove: adminsDeContenu },
} as const satisfies Head;
