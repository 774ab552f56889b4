import { SESSION } from '../../kernel/access.ts';
import { page, section } from '../../kernel/pages/page.ts';

/** The page of the manual in a tab of its own: `/aide/index?page=web#moteurs`. */
export const AIDE_PATH = '/aide/index';

/** Not in the spec's table of routes: the manual, behind « ? » rather than in the menu. */
export const aide = section({
  path: '/aide',
  title: 'Aide',
  icon: 'guide',
  aide: 'index',
  access: SESSION,
  children: [page({ id: 'aide.index', path: AIDE_PATH, title: 'Manuel', access: SESSION, menu: { kind: 'hidden' } })],
});
