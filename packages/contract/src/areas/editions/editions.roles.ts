import { forRoles } from '../../kernel/access.ts';
import type { Role } from '../../kernel/role.ts';

/** Spec §6: those who create models, sections and schedules. */
const ADMINS_EDITIONS: readonly Role[] = ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN', 'ROLE_EDITION_ADMIN'];
export const adminsEditions = forRoles(ADMINS_EDITIONS);

/** Who works on editions: they, and edition users, who change what exists and write legends. */
export const lecteursEditions = forRoles([...ADMINS_EDITIONS, 'ROLE_EDITION_USER']);
