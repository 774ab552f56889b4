import { page, recordPages, type Section } from '../../kernel/pages/page.ts';
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
      aide: 'mediatheque#completer-les-medias',
      access: mediaHead.access.edit,
      menu: { kind: 'hidden', active: '/mediatheque/list' },
      cache: false,
    }),
  ],
};
