import { NOBODY } from '../../kernel/access.ts';
import type { Head } from '../../kernel/head.ts';
import { gestionnaires } from '../roles.ts';

export const objetHead = {
  id: 'objet',
  path: '/administration/catalogue',
  noun: { one: 'Objet', many: 'Objets' },
  icon: 'objet',
  access: { view: gestionnaires, create: NOBODY, edit: gestionnaires, remove: NOBODY },
} as const satisfies Head;
