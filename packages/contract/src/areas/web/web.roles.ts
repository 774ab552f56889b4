import { forRoles } from '../../kernel/access.ts';
import { ADMINS_WEB } from '../roles.ts';

/** The roles of the web area: those that create, and web users, who change what exists. */
export const lecteursWeb = forRoles([...ADMINS_WEB, 'ROLE_WEB_USER']);

/** The page that shows a draft as a whole page in a tab: `/web/apercu?ressource=listeWeb&id=9`. */
export const APERCU_PATH = '/web/apercu';
