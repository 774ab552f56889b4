import { NOBODY } from '../../kernel/access.ts';
import type { Head } from '../../kernel/pages/head.ts';
import { gestionnaires, lecteursBlocs } from '../roles.ts';

/** Spec §6 is silent on the catalogue: roles that publish objets read them, roles that manage words tag them. */
export const objetHead = {
  id: 'objet',
  path: '/catalogue',
  noun: { one: 'Objet', many: 'Objets' },
  icon: 'objet',
  aide: 'catalogue',
  access: { view: lecteursBlocs, create: NOBODY, edit: gestionnaires, remove: NOBODY },
} as const satisfies Head;
