import { recordPages } from '../../kernel/page.ts';
import { mediaHead } from './mediatheque.heads.ts';

export const mediatheque = recordPages(mediaHead, { many: 'Médiathèque' });
