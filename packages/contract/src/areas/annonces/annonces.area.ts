import { recordPages, section } from '../../kernel/page.ts';
import { accesAnnonces, accesEspaces, accesFormats } from './annonces.roles.ts';

export const annonces = section({
  path: '/annonces',
  title: 'Annonces',
  icon: 'annonce',
  access: accesAnnonces,
  children: [
    recordPages({
      id: 'annonces.annonce',
      path: '/annonces/annonce',
      many: 'Annonces',
      one: 'une annonce',
      icon: 'annonce',
      resource: 'annonce',
      access: accesAnnonces,
    }),
    recordPages({
      id: 'annonces.space',
      path: '/annonces/space',
      many: 'Espaces',
      one: 'un espace',
      icon: 'espace',
      resource: 'espace',
      access: accesEspaces,
    }),
    recordPages({
      id: 'annonces.tagAnnonce',
      path: '/annonces/tagAnnonce',
      many: 'Tags d’annonce',
      one: 'un tag d’annonce',
      icon: 'tagAnnonce',
      resource: 'tagAnnonce',
      access: accesAnnonces,
    }),
    recordPages({
      id: 'annonces.format',
      path: '/annonces/format',
      many: 'Formats',
      one: 'un format',
      icon: 'formatAnnonce',
      resource: 'formatAnnonce',
      access: accesFormats,
    }),
  ],
});
