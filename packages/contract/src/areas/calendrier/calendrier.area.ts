import { SESSION } from '../../kernel/access.ts';
import { page, section } from '../../kernel/pages/page.ts';

export const calendrier = section({
  path: '/calendrier',
  title: 'Calendrier',
  icon: 'planification',
  aide: 'calendrier',
  access: SESSION,
  children: [page({ id: 'calendrier.index', path: '/calendrier/index', title: 'Calendrier', access: SESSION })],
});
