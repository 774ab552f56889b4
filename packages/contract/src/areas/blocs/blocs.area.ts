import { recordPages } from '../../kernel/pages/page.ts';
import { blocHead } from './blocs.heads.ts';

export const blocs = recordPages(blocHead);
