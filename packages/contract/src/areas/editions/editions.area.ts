import { recordPages, section } from '../../kernel/page.ts';
import { lecteursEditions as access, adminsEditions as create } from './editions.roles.ts';

export const editions = section({
  path: '/editions',
  title: 'Éditions',
  icon: 'edition',
  access,
  children: [
    recordPages({
      id: 'editions.modeles',
      path: '/editions/modeles',
      many: 'Modèles',
      one: 'un modèle d’édition',
      access,
      create,
      icon: 'edition',
      resource: 'modeleEdition',
    }),
    recordPages({
      id: 'editions.modeleRubriqueDynamiques',
      path: '/editions/modeleRubriqueDynamiques',
      many: 'Rubriques dynamiques',
      one: 'un modèle de rubrique dynamique',
      access,
      create,
      icon: 'rubrique',
      resource: 'rubriqueDynamique',
    }),
    recordPages({
      id: 'editions.planifications',
      path: '/editions/planifications',
      many: 'Planifications',
      one: 'une planification',
      access,
      create,
      icon: 'planification',
      resource: 'planification',
    }),
    // Spec §6 limits creation for the three others only.
    recordPages({
      id: 'editions.legendes',
      path: '/editions/legendes',
      many: 'Légendes',
      one: 'une légende',
      access,
      icon: 'legende',
      resource: 'legende',
    }),
  ],
});
