import { page, recordPages, section } from '../../kernel/pages/page.ts';
import {
  carteHead,
  ficheWebHead,
  filtreHead,
  listeWebHead,
  modeleListeHead,
  moteurHead,
  siteHead,
} from './web.heads.ts';
import { APERCU_PATH, lecteursWeb } from './web.roles.ts';

export const web = section({
  path: '/web',
  title: 'Web',
  icon: 'web',
  access: lecteursWeb,
  children: [
    recordPages(listeWebHead),
    recordPages(modeleListeHead),
    recordPages(ficheWebHead),
    recordPages(moteurHead),
    recordPages(filtreHead),
    recordPages(carteHead),
    recordPages(siteHead),
    page({
      id: 'web.apercu',
      path: APERCU_PATH,
      title: 'Aperçu du brouillon',
      access: lecteursWeb,
      layout: 'bare',
      menu: { kind: 'hidden' },
      cache: false,
    }),
  ],
});
