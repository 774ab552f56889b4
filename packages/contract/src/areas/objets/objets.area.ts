import { page, readOnlyPages, type Section } from '../../kernel/pages/page.ts';
import { objetHead } from './objets.heads.ts';

const pages = readOnlyPages(objetHead, { many: 'Catalogue' });

/** Not in the spec's table of routes: the records that everything else is made of. */
export const catalogue: Section = {
  ...pages,
  children: [
    ...pages.children,
    page({
      id: 'catalogue.qualite',
      path: '/catalogue/qualite',
      title: 'Qualité',
      aide: 'catalogue#qualite',
      access: objetHead.access.view,
    }),
  ],
};
