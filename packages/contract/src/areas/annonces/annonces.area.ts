import { recordPages, section } from '../../kernel/pages/page.ts';
import { annonceHead, annonceurHead, espaceHead, formatAnnonceHead, tagAnnonceHead } from './annonces.heads.ts';
import { accesAnnonces } from './annonces.roles.ts';

export const annonces = section({
  path: '/annonces',
  title: 'Annonces',
  icon: 'annonce',
  access: accesAnnonces,
  children: [
    recordPages(annonceHead),
    recordPages(annonceurHead),
    recordPages(espaceHead),
    recordPages(tagAnnonceHead),
    recordPages(formatAnnonceHead),
  ],
});
