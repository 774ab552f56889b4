import type { Head } from '../../kernel/pages/head.ts';
import { gestionnaires, superAdmins } from '../roles.ts';

export const entiteHead = {
  id: 'entite',
  path: '/administration/entites',
  noun: { one: 'Entité', many: 'Entités', feminine: true },
  icon: 'entite',
  aide: 'comptes#entites',
  access: { view: gestionnaires, create: superAdmins, edit: gestionnaires, remove: superAdmins },
} as const satisfies Head;

export const utilisateurHead = {
  id: 'utilisateur',
  path: '/administration/utilisateurs',
  noun: { one: 'Utilisateur', many: 'Utilisateurs' },
  icon: 'utilisateur',
  aide: 'comptes#utilisateurs',
  access: { view: gestionnaires, create: gestionnaires, edit: gestionnaires, remove: gestionnaires },
} as const satisfies Head;
