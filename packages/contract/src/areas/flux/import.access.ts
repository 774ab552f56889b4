import { type Access, byMode, type Flag } from '../../kernel/access.ts';
import { gestionnaires } from '../roles.ts';

function whenImporting(flag: Flag): Access {
  return gestionnaires.kind === 'roles' ? byMode(gestionnaires.roles, flag) : gestionnaires;
}

/** The feeds of a system exist only when its import is switched on (spec §2). */
export const importTourinsoft = whenImporting('enable_import_tourinsoft');
export const importLei = whenImporting('enable_import_lei');
export const importApidae = whenImporting('enable_import_apidae');
export const importDatatourisme = whenImporting('enable_import_datatourisme');
