import { page, recordPages, type Section } from '../../kernel/page.ts';
import { mediaHead } from './mediatheque.heads.ts';

const pages = recordPages(mediaHead, { many: 'Médiathèque' });

export const mediatheque: Section = {
  ...pages,
  children: [
    ...pages.children,
    page({
      id: 'mediatheque.completer',
      path: '/mediatheque/completer',
      title: 'Compléter les médias',
      access: mediaHead.access.edit,
      menu: { kind: 'hidden', active: '/mediatheque/list' },
      cache: false,
    }),
  ],
};
