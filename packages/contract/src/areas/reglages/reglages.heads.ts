import type { Head, ReadOnlyHead } from '../../kernel/pages/head.ts';
import { gestionnaires } from '../roles.ts';
import { ecrivainsApidae, traducteurs } from './reglages.roles.ts';

export const configEcritureApidaeHead = {
  id: 'configEcritureApidae',
  path: '/reglages/apidaeWriteConfiguration',
  noun: { one: 'Configuration d’écriture Apidae', many: 'Configurations d’écriture Apidae', feminine: true },
  icon: 'ecriture',
  aide: 'traductions#ecriture-apidae',
  access: { view: ecrivainsApidae, create: ecrivainsApidae, edit: ecrivainsApidae, remove: ecrivainsApidae },
} as const satisfies Head;

/** Not in the spec’s table: what is sent to Apidae. */
export const ecritureApidaeHead = {
  id: 'ecritureApidae',
  path: '/reglages/apidaeEcritures',
  drawer: 'envoi',
  noun: { one: 'Envoi vers Apidae', many: 'Envois vers Apidae' },
  icon: 'ecriture',
  aide: 'traductions#envois-vers-apidae',
  access: { view: ecrivainsApidae },
} as const satisfies ReadOnlyHead;

export const configTraductionApidaeHead = {
  id: 'configTraductionApidae',
  path: '/reglages/apidaeTranslationConfig',
  noun: { one: 'Configuration de traduction Apidae', many: 'Configurations de traduction Apidae', feminine: true },
  icon: 'traduction',
  aide: 'traductions#traduction-apidae',
  access: { view: ecrivainsApidae, create: ecrivainsApidae, edit: ecrivainsApidae, remove: ecrivainsApidae },
} as const satisfies Head;

export const configTraductionHead = {
  id: 'configTraduction',
  path: '/reglages/deeplTranslationConfig',
  noun: { one: 'Configuration de traduction', many: 'Configurations de traduction', feminine: true },
  icon: 'traduction',
  aide: 'traductions#traduction-automatique',
  access: { view: traducteurs, create: traducteurs, edit: traducteurs, remove: traducteurs },
} as const satisfies Head;

export const mediatagHead = {
  id: 'mediatag',
  path: '/reglages/mediatags',
  noun: { one: 'Tag de média', many: 'Tags de média' },
  icon: 'mediatag',
  aide: 'reglages#tags-de-media',
  access: { view: gestionnaires, create: gestionnaires, edit: gestionnaires, remove: gestionnaires },
} as const satisfies Head;

export const tagHead = {
  id: 'tag',
  path: '/reglages/tags',
  noun: { one: 'Tag', many: 'Tags' },
  icon: 'tag',
  aide: 'reglages#tags',
  access: { view: gestionnaires, create: gestionnaires, edit: gestionnaires, remove: gestionnaires },
} as const satisfies Head;
