import { listPage, recordPages, section } from '../../kernel/pages/page.ts';
import {
  generationHead,
  legendeHead,
  listeDestinatairesHead,
  modeleEditionHead,
  planificationHead,
  rubriqueDynamiqueHead,
} from './editions.heads.ts';
import { lecteursEditions } from './editions.roles.ts';

export const editions = section({
  path: '/editions',
  title: 'Éditions',
  icon: 'edition',
  aide: 'editions',
  access: lecteursEditions,
  children: [
    recordPages(modeleEditionHead, { many: 'Modèles' }),
    listPage(generationHead),
    recordPages(rubriqueDynamiqueHead, { one: 'un modèle de rubrique dynamique' }),
    recordPages(planificationHead),
    recordPages(listeDestinatairesHead),
    recordPages(legendeHead),
  ],
});
