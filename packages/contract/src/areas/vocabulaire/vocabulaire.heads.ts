import { NOBODY } from '../../kernel/access.ts';
import type { Head } from '../../kernel/pages/head.ts';
import { gestionnaires } from '../roles.ts';

export const critereHead = {
  id: 'critere',
  path: '/administration/criteres',
  noun: { one: 'Critère', many: 'Critères' },
  icon: 'critere',
  aide: 'imports#criteres',
  access: { view: gestionnaires, create: NOBODY, edit: gestionnaires, remove: NOBODY },
} as const satisfies Head;

export const typeHead = {
  id: 'type',
  path: '/administration/types',
  noun: { one: 'Type', many: 'Types' },
  icon: 'type',
  aide: 'imports#types',
  access: { view: gestionnaires, create: NOBODY, edit: gestionnaires, remove: NOBODY },
} as const satisfies Head;
