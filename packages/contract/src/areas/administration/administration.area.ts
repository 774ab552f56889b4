import { type Access, byMode, type Flag } from '../../kernel/access.ts';
import { page, readOnlyPages, recordPages, section } from '../../kernel/page.ts';
import { gestionnaires, superAdmins } from '../roles.ts';

const access = gestionnaires;

function whenImporting(flag: Flag): Access {
  return access.kind === 'roles' ? byMode(access.roles, flag) : access;
}

const tourinsoft = whenImporting('enable_import_tourinsoft');

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
    readOnlyPages({
      id: 'administration.criteres',
      path: '/administration/criteres',
      many: 'Critères',
      one: 'un critère',
      access,
    }),
    readOnlyPages({ id: 'administration.types', path: '/administration/types', many: 'Types', one: 'un type', access }),
    section({
      path: '/administration/tourinsoft-v3',
      title: 'Tourinsoft',
      access: tourinsoft,
      children: [
        recordPages({
          id: 'administration.tourinsoft-v3.flux',
          path: '/administration/tourinsoft-v3/flux',
          many: 'Flux Tourinsoft',
          one: 'un flux Tourinsoft',
          access: tourinsoft,
        }),
        recordPages({
          id: 'administration.tourinsoft-v3.mapping',
          path: '/administration/tourinsoft-v3/mapping',
          many: 'Correspondances',
          one: 'une correspondance',
          access: tourinsoft,
        }),
      ],
    }),
    recordPages({
      id: 'administration.lei',
      path: '/administration/lei',
      many: 'Flux LEI',
      one: 'un flux LEI',
      access: whenImporting('enable_import_lei'),
    }),
    recordPages({
      id: 'administration.apidae',
      path: '/administration/apidae',
      many: 'Flux Apidae',
      one: 'un flux Apidae',
      access: whenImporting('enable_import_apidae'),
    }),
    page({ id: 'administration.imports', path: '/administration/imports', title: 'Imports', access, cache: false }),
    page({
      id: 'administration.taches.list',
      path: '/administration/taches/list',
      title: 'Tâches',
      access,
      cache: false,
    }),
  ],
});
