import { recordPages, section } from '../../kernel/page.ts';
import { legendeHead, modeleEditionHead, planificationHead, rubriqueDynamiqueHead } from './editions.heads.ts';
import { lecteursEditions } from './editions.roles.ts';

export const editions = section({
  path: '/editions',
  title: 'Éditions',
  icon: 'edition',
  access: lecteursEditions,
  children: [
    recordPages(modeleEditionHead, { many: 'Modèles' }),
    recordPages(rubriqueDynamiqueHead, { one: 'un modèle de rubrique dynamique' }),
    recordPages(planificationHead),
    recordPages(legendeHead),
  ],
});
