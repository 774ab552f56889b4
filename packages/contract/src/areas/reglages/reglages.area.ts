import { anyOf, byMode } from '../../kernel/access.ts';
import { page, recordPages, section } from '../../kernel/page.ts';
import { gestionnaires } from '../roles.ts';
import {
  configEcritureApidaeHead,
  configTraductionApidaeHead,
  configTraductionHead,
  mediatagHead,
  tagHead,
} from './reglages.heads.ts';

/** Spec §6: preferences are seen only under single sign-on or multi-entity, where parameters are not. */
export const preferences = byMode({
  centralise: ['ROLE_WEB_ADMIN', 'ROLE_EDITION_ADMIN', 'ROLE_DIAPORAMA_ADMIN', 'ROLE_ADMIN'],
  autonome: [],
});

const children = [
  page({ id: 'reglages.parametres', path: '/reglages/parametres', title: 'Paramètres', access: gestionnaires }),
  page({ id: 'reglages.preferences', path: '/reglages/preferences', title: 'Préférences', access: preferences }),
  recordPages(configTraductionHead, { many: 'Traduction automatique' }),
  recordPages(configEcritureApidaeHead, { many: 'Écriture Apidae' }),
  recordPages(configTraductionApidaeHead, { many: 'Traduction Apidae' }),
  recordPages(tagHead),
  recordPages(mediatagHead),
];

export const reglages = section({
  path: '/reglages',
  title: 'Réglages',
  icon: 'reglage',
  // Preferences and translations have rules of their own: the section opens to whoever one of its areas lets in.
  access: anyOf(children.map(({ access }) => access)),
  children,
});
