import { recordPages } from '../../kernel/page.ts';
import { blocHead } from './blocs.heads.ts';

export const blocs = recordPages(blocHead);
