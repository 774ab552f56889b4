import { forRoles } from '../../kernel/access.ts';
import { recordPages, section } from '../../kernel/page.ts';
import type { Role } from '../../kernel/role.ts';
import { SUPER_ADMIN } from '../roles.ts';

const ANNONCES_ET_WEB: readonly Role[] = ['ROLE_ANNONCE_ADMIN', 'ROLE_ANNONCE_USER', 'ROLE_WEB_ADMIN', 'ROLE_WEB_USER'];
const EDITIONS_ET_DIAPORAMAS: readonly Role[] = [
  'ROLE_EDITION_ADMIN',
  'ROLE_EDITION_USER',
  'ROLE_DIAPORAMA_ADMIN',
  'ROLE_DIAPORAMA_USER',
];

// The super admin is in because formats, inside this section, are theirs alone.
const access = forRoles([...SUPER_ADMIN, ...ANNONCES_ET_WEB, ...EDITIONS_ET_DIAPORAMAS], 'enable_module_ads');
const espaces = forRoles([...SUPER_ADMIN, ...ANNONCES_ET_WEB], 'enable_module_ads');
const formats = forRoles(SUPER_ADMIN, 'enable_module_ads');

export const annonces = section({
  path: '/annonces',
  title: 'Annonces',
  icon: 'annonce',
  access,
  children: [
    recordPages({ id: 'annonces.annonce', path: '/annonces/annonce', many: 'Annonces', one: 'une annonce', access }),
    recordPages({ id: 'annonces.space', path: '/annonces/space', many: 'Espaces', one: 'un espace', access: espaces }),
    recordPages({
      id: 'annonces.tagAnnonce',
      path: '/annonces/tagAnnonce',
      many: 'Tags d’annonce',
      one: 'un tag d’annonce',
      access,
    }),
    recordPages({
      id: 'annonces.format',
      path: '/annonces/format',
      many: 'Formats',
      one: 'un format',
      access: formats,
    }),
  ],
});
