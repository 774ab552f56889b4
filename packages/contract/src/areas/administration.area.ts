import { page, readOnlyPages, recordPages, section } from '../kernel/page.ts';
import { importApidae, importLei, importTourinsoft } from './flux/import.access.ts';
import { gestionnaires, superAdmins } from './roles.ts';

const access = gestionnaires;

export const administration = section({
  path: '/administration',
  title: 'Administration',
  icon: 'administration',
  access,
  children: [
    recordPages({
      id: 'administration.utilisateurs',
      path: '/administration/utilisateurs',
      many: 'Utilisateurs',
      one: 'un utilisateur',
      access,
      icon: 'utilisateur',
      resource: 'utilisateur',
    }),
    // Not in the spec's table of routes, which names entities only by their calls: they need a place to be managed.
    recordPages({
      id: 'administration.entites',
      path: '/administration/entites',
      many: 'Entités',
      one: 'une entité',
      access,
      create: superAdmins,
      icon: 'entite',
      resource: 'entite',
    }),
    // Not in the spec's table of routes either: the records that everything else is made of.
    readOnlyPages({
      id: 'administration.catalogue',
      path: '/administration/catalogue',
      many: 'Catalogue',
      one: 'un objet',
      access,
      icon: 'objet',
      resource: 'objet',
    }),
    readOnlyPages({
      id: 'administration.criteres',
      path: '/administration/criteres',
      many: 'Critères',
      one: 'un critère',
      access,
      icon: 'critere',
      resource: 'critere',
    }),
    readOnlyPages({
      id: 'administration.types',
      path: '/administration/types',
      many: 'Types',
      one: 'un type',
      access,
      icon: 'type',
      resource: 'type',
    }),
    section({
      path: '/administration/tourinsoft-v3',
      title: 'Tourinsoft',
      access: importTourinsoft,
      children: [
        recordPages({
          id: 'administration.tourinsoft-v3.flux',
          path: '/administration/tourinsoft-v3/flux',
          many: 'Flux Tourinsoft',
          one: 'un flux Tourinsoft',
          access: importTourinsoft,
          icon: 'flux',
          resource: 'fluxTourinsoft',
        }),
        recordPages({
          id: 'administration.tourinsoft-v3.mapping',
          path: '/administration/tourinsoft-v3/mapping',
          many: 'Correspondances',
          one: 'une correspondance',
          access: importTourinsoft,
          icon: 'correspondance',
          resource: 'correspondance',
        }),
      ],
    }),
    recordPages({
      id: 'administration.lei',
      path: '/administration/lei',
      many: 'Flux LEI',
      one: 'un flux LEI',
      access: importLei,
      icon: 'flux',
      resource: 'fluxLei',
    }),
    recordPages({
      id: 'administration.apidae',
      path: '/administration/apidae',
      many: 'Flux Apidae',
      one: 'un flux Apidae',
      access: importApidae,
      icon: 'flux',
      resource: 'fluxApidae',
    }),
    page({ id: 'administration.imports', path: '/administration/imports', title: 'Imports', access, cache: false }),
    page({
      id: 'administration.taches.list',
      path: '/administration/taches/list',
      title: 'Tâches',
      access,
      cache: false,
      resource: 'tache',
    }),
  ],
});
