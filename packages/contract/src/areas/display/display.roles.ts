import { forRoles } from '../../kernel/access.ts';

/** Spec §6: who works with screens. */
export const affichage = forRoles(['ROLE_SUPER_ADMIN', 'ROLE_ADMIN', 'ROLE_DIAPORAMA_ADMIN', 'ROLE_DIAPORAMA_USER']);
