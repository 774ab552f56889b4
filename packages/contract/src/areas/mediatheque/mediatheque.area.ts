import { listPath } from '../../kernel/pages/head.ts';
import { page, recordPages, type Section } from '../../kernel/pages/page.ts';
import { CHEMIN_DE_COMPLETION, mediaHead } from './mediatheque.heads.ts';

const pages = recordPages(mediaHead, { many: 'Médiathèque' });

export const mediatheque: Section = {
  ...pages,
  children: [
    ...pages.children,
    page({
      id: 'mediatheque.completer',
      path: CHEMIN_DE_COMPLETION,
      title: 'Compléter les médias',
      aide: 'mediatheque#completer-les-medias',
      access: mediaHead.access.edit,
      menu: { kind: 'hidden', active: listPath(mediaHead) },
      cache: false,
    }),
  ],
};
