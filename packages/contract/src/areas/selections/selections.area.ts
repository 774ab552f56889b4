import { recordPages } from '../../kernel/page.ts';
import { selectionHead } from './selections.heads.ts';

export const selections = recordPages(selectionHead);
