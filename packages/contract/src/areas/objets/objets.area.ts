import { readOnlyPages } from '../../kernel/page.ts';
import { objetHead } from './objets.heads.ts';

/** Not in the spec's table of routes: the records that everything else is made of. */
export const catalogue = readOnlyPages(objetHead, { many: 'Catalogue' });
