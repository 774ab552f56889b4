import { listPage, page, readOnlyPages, recordPages, section } from '../kernel/pages/page.ts';
import { entiteHead, utilisateurHead } from './comptes/comptes.heads.ts';
import {
  correspondanceHead,
  depotHead,
  fluxApidaeHead,
  fluxDatatourismeHead,
  fluxLeiHead,
  fluxTourinsoftHead,
} from './flux/flux.heads.ts';
import { importTourinsoft } from './flux/import.access.ts';
import { importationHead } from './importations/importations.heads.ts';
import { gestionnaires } from './roles.ts';
import { tacheHead } from './taches/taches.heads.ts';
import { critereHead, typeHead } from './vocabulaire/vocabulaire.heads.ts';

const access = gestionnaires;

export const administration = section({
  path: '/administration',
  title: 'Administration',
  icon: 'administration',
  aide: 'comptes',
  access,
  children: [
    recordPages(utilisateurHead),
    // The spec's table of routes lacks entities, which it names by their calls only: they need pages to be managed.
    recordPages(entiteHead),
    // The spec's table lacks this page too: who may do what.
    page({
      id: 'administration.droits',
      path: '/administration/droits',
      title: 'Droits',
      aide: 'comptes#droits',
      access,
    }),
    readOnlyPages(critereHead),
    readOnlyPages(typeHead),
    section({
      path: '/administration/tourinsoft-v3',
      title: 'Tourinsoft',
      aide: 'imports#tourinsoft',
      access: importTourinsoft,
      children: [recordPages(fluxTourinsoftHead), recordPages(correspondanceHead)],
    }),
    recordPages(fluxLeiHead),
    recordPages(fluxApidaeHead),
    recordPages(fluxDatatourismeHead),
    listPage(importationHead),
    listPage(depotHead),
    listPage(tacheHead),
  ],
});
