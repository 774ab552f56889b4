import { forRoles } from '../../kernel/access.ts';
import { recordPages, section } from '../../kernel/page.ts';
import { ADMINS_WEB, adminsWeb } from '../roles.ts';

const access = forRoles([...ADMINS_WEB, 'ROLE_WEB_USER']);
const create = adminsWeb;

export const web = section({
  path: '/web',
  title: 'Web',
  icon: 'web',
  access,
  children: [
    recordPages({ id: 'web.listes', path: '/web/listes', many: 'Listes', one: 'une liste', access, create }),
    recordPages({
      id: 'web.listModels',
      path: '/web/listModels',
      many: 'Modèles de liste',
      one: 'un modèle de liste',
      access,
      create,
    }),
    recordPages({ id: 'web.fiches', path: '/web/fiches', many: 'Fiches', one: 'une fiche', access, create }),
    recordPages({ id: 'web.moteurs', path: '/web/moteurs', many: 'Moteurs', one: 'un moteur', access, create }),
    recordPages({ id: 'web.filtres', path: '/web/filtres', many: 'Filtres', one: 'un filtre', access, create }),
    recordPages({ id: 'web.maps', path: '/web/maps', many: 'Cartes', one: 'une carte', access: adminsWeb }),
    recordPages({ id: 'web.sites', path: '/web/sites', many: 'Sites', one: 'un site', access: adminsWeb }),
  ],
});
