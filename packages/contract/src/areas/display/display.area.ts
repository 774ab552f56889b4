import { forRoles } from '../../kernel/access.ts';
import { recordPages, section } from '../../kernel/page.ts';

const access = forRoles(['ROLE_SUPER_ADMIN', 'ROLE_ADMIN', 'ROLE_DIAPORAMA_ADMIN', 'ROLE_DIAPORAMA_USER']);

export const display = section({
  path: '/display',
  title: 'Affichage',
  icon: 'diaporama',
  access,
  children: [
    recordPages({
      id: 'display.diaporamas',
      path: '/display/diaporamas',
      many: 'Diaporamas',
      one: 'un diaporama',
      access,
    }),
  ],
});
