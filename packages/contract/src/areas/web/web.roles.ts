import { forRoles } from '../../kernel/access.ts';
import { ADMINS_WEB } from '../roles.ts';

/** Who works in the web area: those who create there, and web users, who change what exists. */
export const lecteursWeb = forRoles([...ADMINS_WEB, 'ROLE_WEB_USER']);

/** Where a draft is seen as a whole page, in a tab of the browser: `/web/apercu?ressource=listeWeb&id=9`. */
export const APERCU_PATH = '/web/apercu';
