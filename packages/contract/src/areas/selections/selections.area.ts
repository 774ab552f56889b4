import { recordPages } from '../../kernel/pages/page.ts';
import { selectionHead } from './selections.heads.ts';

export const selections = recordPages(selectionHead);
