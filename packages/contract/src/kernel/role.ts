import { z } from 'zod';

/** Spec §6: the roles of the product, from the widest to the narrowest. */
export const ROLES = [
  'ROLE_SUPER_ADMIN',
  'ROLE_ADMIN_REGION',
  'ROLE_ADMIN',
  'ROLE_WEB_ADMIN',
  'ROLE_EDITION_ADMIN',
  'ROLE_DIAPORAMA_ADMIN',
  'ROLE_ANNONCE_ADMIN',
  'ROLE_WEB_USER',
  'ROLE_EDITION_USER',
  'ROLE_DIAPORAMA_USER',
  'ROLE_ANNONCE_USER',
] as const;

export type Role = (typeof ROLES)[number];

export const roleSchema = z.enum(ROLES);

export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  ROLE_SUPER_ADMIN: 'Super administrateur',
  ROLE_ADMIN_REGION: 'Administrateur régional',
  ROLE_ADMIN: 'Administrateur',
  ROLE_WEB_ADMIN: 'Administrateur web',
  ROLE_EDITION_ADMIN: 'Administrateur éditions',
  ROLE_DIAPORAMA_ADMIN: 'Administrateur diaporamas',
  ROLE_ANNONCE_ADMIN: 'Administrateur annonces',
  ROLE_WEB_USER: 'Utilisateur web',
  ROLE_EDITION_USER: 'Utilisateur éditions',
  ROLE_DIAPORAMA_USER: 'Utilisateur diaporamas',
  ROLE_ANNONCE_USER: 'Utilisateur annonces',
};

const RANKS: Readonly<Record<Role, number>> = {
  ROLE_SUPER_ADMIN: 4,
  ROLE_ADMIN_REGION: 3,
  ROLE_ADMIN: 2,
  ROLE_WEB_ADMIN: 1,
  ROLE_EDITION_ADMIN: 1,
  ROLE_DIAPORAMA_ADMIN: 1,
  ROLE_ANNONCE_ADMIN: 1,
  ROLE_WEB_USER: 0,
  ROLE_EDITION_USER: 0,
  ROLE_DIAPORAMA_USER: 0,
  ROLE_ANNONCE_USER: 0,
};

/** The rank of the highest role held; holding none ranks below every role. */
export function rankOf(roles: readonly Role[]): number {
  return Math.max(-1, ...roles.map((role) => RANKS[role]));
}

export function outranks(one: readonly Role[], other: readonly Role[]): boolean {
  return rankOf(one) > rankOf(other);
}

/** Whether a role may be given: by a person who holds it, or ranks above it. */
function mayGrant(granter: readonly Role[], role: Role): boolean {
  return granter.includes(role) || rankOf(granter) > RANKS[role];
}

/** Whether a person may manage an account: they could give all of its roles. */
export function mayManage(manager: readonly Role[], managed: readonly Role[]): boolean {
  return managed.every((role) => mayGrant(manager, role));
}
