import { forRoles } from '../../kernel/access.ts';
import type { Role } from '../../kernel/role.ts';
import { SUPER_ADMIN } from '../roles.ts';

const ANNONCES_ET_WEB: readonly Role[] = ['ROLE_ANNONCE_ADMIN', 'ROLE_ANNONCE_USER', 'ROLE_WEB_ADMIN', 'ROLE_WEB_USER'];
const EDITIONS_ET_DIAPORAMAS: readonly Role[] = [
  'ROLE_EDITION_ADMIN',
  'ROLE_EDITION_USER',
  'ROLE_DIAPORAMA_ADMIN',
  'ROLE_DIAPORAMA_USER',
];

// The super admin is included because formats, in this section, are theirs alone.
export const accesAnnonces = forRoles(
  [...SUPER_ADMIN, ...ANNONCES_ET_WEB, ...EDITIONS_ET_DIAPORAMAS],
  'enable_module_ads',
);
export const accesEspaces = forRoles([...SUPER_ADMIN, ...ANNONCES_ET_WEB], 'enable_module_ads');
export const accesFormats = forRoles(SUPER_ADMIN, 'enable_module_ads');

/** The admins among authors of annonces, who approve them and throw them away. */
export const responsablesAnnonces = forRoles(
  [...SUPER_ADMIN, 'ROLE_ANNONCE_ADMIN', 'ROLE_WEB_ADMIN', 'ROLE_EDITION_ADMIN', 'ROLE_DIAPORAMA_ADMIN'],
  'enable_module_ads',
);
export const responsablesEspaces = forRoles(
  [...SUPER_ADMIN, 'ROLE_ANNONCE_ADMIN', 'ROLE_WEB_ADMIN'],
  'enable_module_ads',
);
