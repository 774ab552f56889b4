import { recordPages, section } from '../../kernel/page.ts';
import { adminsWeb } from '../roles.ts';
import { lecteursWeb } from './web.roles.ts';

const shared = { access: lecteursWeb, create: adminsWeb };

export const web = section({
  path: '/web',
  title: 'Web',
  icon: 'web',
  access: lecteursWeb,
  children: [
    recordPages({
      id: 'web.listes',
      path: '/web/listes',
      many: 'Listes',
      one: 'une liste',
      icon: 'liste',
      resource: 'listeWeb',
      ...shared,
    }),
    recordPages({
      id: 'web.listModels',
      path: '/web/listModels',
      many: 'Modèles de liste',
      one: 'un modèle de liste',
      icon: 'modele',
      resource: 'modeleListe',
      ...shared,
    }),
    recordPages({
      id: 'web.fiches',
      path: '/web/fiches',
      many: 'Fiches',
      one: 'une fiche',
      icon: 'fiche',
      resource: 'ficheWeb',
      ...shared,
    }),
    recordPages({
      id: 'web.moteurs',
      path: '/web/moteurs',
      many: 'Moteurs',
      one: 'un moteur',
      icon: 'moteur',
      resource: 'moteur',
      ...shared,
    }),
    recordPages({
      id: 'web.filtres',
      path: '/web/filtres',
      many: 'Filtres',
      one: 'un filtre',
      icon: 'filtre',
      resource: 'filtre',
      ...shared,
    }),
    recordPages({
      id: 'web.maps',
      path: '/web/maps',
      many: 'Cartes',
      one: 'une carte',
      icon: 'carte',
      resource: 'carte',
      access: adminsWeb,
    }),
    recordPages({
      id: 'web.sites',
      path: '/web/sites',
      many: 'Sites',
      one: 'un site',
      icon: 'site',
      resource: 'site',
      access: adminsWeb,
    }),
  ],
});
