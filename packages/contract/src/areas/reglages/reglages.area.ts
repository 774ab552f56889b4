import { anyOf } from '../../kernel/access.ts';
import { page, recordPages, section } from '../../kernel/pages/page.ts';
import { adminsDeContenu, gestionnaires } from '../roles.ts';
import {
  configEcritureApidaeHead,
  configTraductionApidaeHead,
  configTraductionHead,
  ecritureApidaeHead,
  mediatagHead,
  tagHead,
} from './reglages.heads.ts';
import { accesAuxPreferences, ecrivainsApidae } from './reglages.roles.ts';

const children = [
  page({
    id: 'reglages.parametres.edit',
    path: '/reglages/parametres',
    title: 'Paramètres',
    aide: 'reglages#parametres',
    access: gestionnaires,
    resource: 'parametres',
  }),
  page({
    id: 'reglages.preferences.edit',
    path: '/reglages/preferences',
    title: 'Préférences',
    aide: 'reglages#preferences',
    access: accesAuxPreferences,
    resource: 'preferences',
  }),
  // Not in the spec's table of routes: the ledger of the configurations that it names.
  page({
    id: 'reglages.traductions.list',
    path: '/reglages/traductions',
    title: 'Traductions',
    aide: 'traductions',
    access: adminsDeContenu,
    cache: false,
    resource: 'traduction',
  }),
  recordPages(configTraductionHead, { many: 'Traduction automatique' }),
  recordPages(configEcritureApidaeHead, { many: 'Écriture Apidae' }),
  page({
    id: 'reglages.apidaeEcritures.list',
    path: `${ecritureApidaeHead.path}/list`,
    title: ecritureApidaeHead.noun.many,
    aide: ecritureApidaeHead.aide,
    access: ecrivainsApidae,
    cache: false,
    resource: ecritureApidaeHead.id,
  }),
  recordPages(configTraductionApidaeHead, { many: 'Traduction Apidae' }),
  recordPages(tagHead),
  recordPages(mediatagHead),
];

export const reglages = section({
  path: '/reglages',
  title: 'Réglages',
  icon: 'reglage',
  // Preferences and translations have access of their own: the section opens to people of any of its areas.
  access: anyOf(children.map(({ access }) => access)),
  children,
});
