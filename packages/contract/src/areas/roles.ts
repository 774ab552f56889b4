import { byMode, forRoles } from '../kernel/access.ts';
import type { Role } from '../kernel/role.ts';

/** Spec §6: the sets of roles that several areas share, named after what they may do. */

export const SUPER_ADMIN: readonly Role[] = ['ROLE_SUPER_ADMIN'];

/** The "admin-type" roles: those who create content. */
export const ADMINS_DE_CONTENU: readonly Role[] = [
  'ROLE_SUPER_ADMIN',
  'ROLE_ADMIN',
  'ROLE_WEB_ADMIN',
  'ROLE_DIAPORAMA_ADMIN',
  'ROLE_EDITION_ADMIN',
];

/** All roles except the announcement roles and the diaporama user. */
const LECTEURS_SELECTIONS: readonly Role[] = [
  ...ADMINS_DE_CONTENU,
  'ROLE_ADMIN_REGION',
  'ROLE_WEB_USER',
  'ROLE_EDITION_USER',
];

const LECTEURS_BLOCS: readonly Role[] = [...LECTEURS_SELECTIONS, 'ROLE_DIAPORAMA_USER'];

export const ADMINS_WEB: readonly Role[] = ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN', 'ROLE_WEB_ADMIN'];

/** Settings and administration: narrower while single sign-on or multi-entity is on. */
export const gestionnaires = byMode({
  centralise: ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN_REGION'],
  autonome: [...ADMINS_DE_CONTENU, 'ROLE_ADMIN_REGION'],
});

export const superAdmins = forRoles(SUPER_ADMIN);
export const lecteursSelections = forRoles(LECTEURS_SELECTIONS);
export const lecteursBlocs = forRoles(LECTEURS_BLOCS);
export const adminsDeContenu = forRoles(ADMINS_DE_CONTENU);
export const adminsWeb = forRoles(ADMINS_WEB);
