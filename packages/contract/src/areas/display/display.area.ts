import { recordPages, section } from '../../kernel/page.ts';
import { affichage } from './display.roles.ts';

export const display = section({
  path: '/display',
  title: 'Affichage',
  icon: 'diaporama',
  access: affichage,
  children: [
    recordPages({
      id: 'display.diaporamas',
      path: '/display/diaporamas',
      many: 'Diaporamas',
      one: 'un diaporama',
      access: affichage,
      icon: 'diaporama',
      resource: 'diaporama',
    }),
  ],
});
