import { recordPages, section } from '../../kernel/page.ts';
import {
  carteHead,
  ficheWebHead,
  filtreHead,
  listeWebHead,
  modeleListeHead,
  moteurHead,
  siteHead,
} from './web.heads.ts';
import { lecteursWeb } from './web.roles.ts';

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
  ],
});
