import { forRoles } from '../../kernel/access.ts';
import { ADMINS_DE_CONTENU } from '../roles.ts';

export const traducteurs = forRoles(ADMINS_DE_CONTENU, 'activer_trad_deepl');
export const ecrivainsApidae = forRoles(ADMINS_DE_CONTENU, 'enable_import_apidae');
