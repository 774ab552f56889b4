import { byMode, forRoles } from '../../kernel/access.ts';
import { ADMINS_DE_CONTENU } from '../roles.ts';

export const traducteurs = forRoles(ADMINS_DE_CONTENU, 'activer_trad_deepl');
export const ecrivainsApidae = forRoles(ADMINS_DE_CONTENU, 'enable_import_apidae');

/** Spec §6: preferences are seen only under single sign-on or multi-entity, where parameters are not. */
export const accesAuxPreferences = byMode({
  centralise: ['ROLE_WEB_ADMIN', 'ROLE_EDITION_ADMIN', 'ROLE_DIAPORAMA_ADMIN', 'ROLE_ADMIN'],
  autonome: [],
});
