import { page, recordPages, section } from '../../kernel/pages/page.ts';
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
    page({
      id: 'editions.generations.list',
      path: `${generationHead.path}/list`,
      title: generationHead.noun.many,
      aide: generationHead.aide,
      access: lecteursEditions,
      cache: false,
      resource: generationHead.id,
    }),
    recordPages(rubriqueDynamiqueHead, { one: 'un modèle de rubrique dynamique' }),
    recordPages(planificationHead),
    recordPages(listeDestinatairesHead),
    recordPages(legendeHead),
  ],
});
