import { anyOf } from '../kernel/access.ts';
import { listPage, page, recordPages, section } from '../kernel/pages/page.ts';
import {
  configEcritureApidaeHead,
  configTraductionApidaeHead,
  configTraductionHead,
  ecritureApidaeHead,
  mediatagHead,
  tagHead,
} from './reglages/reglages.heads.ts';
import { accesAuxPreferences } from './reglages/reglages.roles.ts';
import { gestionnaires } from './roles.ts';
import { traductionHead } from './traductions/traductions.heads.ts';

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
  listPage(traductionHead),
  recordPages(configTraductionHead, { many: 'Traduction automatique' }),
  recordPages(configEcritureApidaeHead, { many: 'Écriture Apidae' }),
  listPage(ecritureApidaeHead),
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
