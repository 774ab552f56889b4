import { forRoles } from '../../kernel/access.ts';
import { recordPages, section } from '../../kernel/page.ts';

const access = forRoles(['ROLE_SUPER_ADMIN', 'ROLE_ADMIN', 'ROLE_EDITION_ADMIN', 'ROLE_EDITION_USER']);
const create = forRoles(['ROLE_SUPER_ADMIN', 'ROLE_ADMIN', 'ROLE_EDITION_ADMIN']);

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
    }),
    recordPages({
      id: 'editions.modeleRubriqueDynamiques',
      path: '/editions/modeleRubriqueDynamiques',
      many: 'Rubriques dynamiques',
      one: 'un modèle de rubrique dynamique',
      access,
      create,
    }),
    recordPages({
      id: 'editions.planifications',
      path: '/editions/planifications',
      many: 'Planifications',
      one: 'une planification',
      access,
      create,
    }),
    // Spec §6 limits creation for the three others only.
    recordPages({ id: 'editions.legendes', path: '/editions/legendes', many: 'Légendes', one: 'une légende', access }),
  ],
});
