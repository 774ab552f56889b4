import { forRoles } from '../../kernel/access.ts';
import type { Role } from '../../kernel/role.ts';

/** The roles that create models, sections and schedules (spec §6). */
const ADMINS_EDITIONS: readonly Role[] = ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN', 'ROLE_EDITION_ADMIN'];
export const adminsEditions = forRoles(ADMINS_EDITIONS);

/** The roles that work on editions: those above, and edition users, who change what exists and write legends. */
export const lecteursEditions = forRoles([...ADMINS_EDITIONS, 'ROLE_EDITION_USER']);
