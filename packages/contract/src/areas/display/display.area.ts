import { recordPages, section } from '../../kernel/pages/page.ts';
import { diaporamaHead, ecranHead, urgenceHead } from './display.heads.ts';
import { affichage } from './display.roles.ts';

export const display = section({
  path: '/display',
  title: 'Affichage',
  icon: 'diaporama',
  access: affichage,
  children: [recordPages(diaporamaHead), recordPages(ecranHead), recordPages(urgenceHead)],
});
