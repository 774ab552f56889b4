import { anyOf, byMode, forRoles } from '../../kernel/access.ts';
import { page, recordPages, section } from '../../kernel/page.ts';
import { ADMINS_DE_CONTENU, gestionnaires } from '../roles.ts';

/** Spec §6: preferences are seen only under single sign-on or multi-entity, where parameters are not. */
export const preferences = byMode({
  centralise: ['ROLE_WEB_ADMIN', 'ROLE_EDITION_ADMIN', 'ROLE_DIAPORAMA_ADMIN', 'ROLE_ADMIN'],
  autonome: [],
});

const children = [
  page({ id: 'reglages.parametres', path: '/reglages/parametres', title: 'Paramètres', access: gestionnaires }),
  page({ id: 'reglages.preferences', path: '/reglages/preferences', title: 'Préférences', access: preferences }),
  recordPages({
    id: 'reglages.deeplTranslationConfig',
    path: '/reglages/deeplTranslationConfig',
    many: 'Traduction automatique',
    one: 'une configuration de traduction',
    access: forRoles(ADMINS_DE_CONTENU, 'activer_trad_deepl'),
    icon: 'traduction',
    resource: 'configTraduction',
  }),
  recordPages({
    id: 'reglages.apidaeWriteConfiguration',
    path: '/reglages/apidaeWriteConfiguration',
    many: 'Écriture Apidae',
    one: 'une configuration d’écriture Apidae',
    access: forRoles(ADMINS_DE_CONTENU, 'enable_import_apidae'),
    icon: 'ecriture',
    resource: 'configEcritureApidae',
  }),
  recordPages({
    id: 'reglages.apidaeTranslationConfig',
    path: '/reglages/apidaeTranslationConfig',
    many: 'Traduction Apidae',
    one: 'une configuration de traduction Apidae',
    access: forRoles(ADMINS_DE_CONTENU, 'enable_import_apidae'),
    icon: 'traduction',
    resource: 'configTraductionApidae',
  }),
  recordPages({
    id: 'reglages.tags',
    path: '/reglages/tags',
    many: 'Tags',
    one: 'un tag',
    access: gestionnaires,
    icon: 'tag',
    resource: 'tag',
  }),
  recordPages({
    id: 'reglages.mediatags',
    path: '/reglages/mediatags',
    many: 'Tags de média',
    one: 'un tag de média',
    access: gestionnaires,
    icon: 'mediatag',
    resource: 'mediatag',
  }),
];

export const reglages = section({
  path: '/reglages',
  title: 'Réglages',
  icon: 'reglage',
  // Preferences and translations have rules of their own: the section opens to whoever one of its areas lets in.
  access: anyOf(children.map(({ access }) => access)),
  children,
});
