import type { Head, ReadOnlyHead } from '../../kernel/pages/head.ts';
import { gestionnaires } from '../roles.ts';
import { importApidae, importDatatourisme, importLei, importTourinsoft } from './import.access.ts';

export const correspondanceHead = {
  id: 'correspondance',
  path: '/administration/tourinsoft-v3/mapping',
  noun: { one: 'Correspondance', many: 'Correspondances', feminine: true },
  icon: 'correspondance',
  aide: 'imports#correspondances',
  access: { view: importTourinsoft, create: importTourinsoft, edit: importTourinsoft, remove: importTourinsoft },
} as const satisfies Head;

export const depotHead = {
  id: 'depot',
  path: '/administration/depots',
  list: '/administration/depots',
  noun: { one: 'Fichier déposé', many: 'Fichiers déposés' },
  icon: 'depot',
  aide: 'imports#fichiers-deposes',
  access: { view: gestionnaires },
} as const satisfies ReadOnlyHead;

export const fluxApidaeHead = {
  id: 'fluxApidae',
  path: '/administration/apidae',
  noun: { one: 'Flux Apidae', many: 'Flux Apidae' },
  icon: 'flux',
  aide: 'imports#apidae',
  access: { view: importApidae, create: importApidae, edit: importApidae, remove: importApidae },
} as const satisfies Head;

export const fluxDatatourismeHead = {
  id: 'fluxDatatourisme',
  path: '/administration/datatourisme',
  noun: { one: 'Flux DATAtourisme', many: 'Flux DATAtourisme' },
  icon: 'flux',
  aide: 'imports#datatourisme',
  access: {
    view: importDatatourisme,
    create: importDatatourisme,
    edit: importDatatourisme,
    remove: importDatatourisme,
  },
} as const satisfies Head;

export const fluxLeiHead = {
  id: 'fluxLei',
  path: '/administration/lei',
  noun: { one: 'Flux LEI', many: 'Flux LEI' },
  icon: 'flux',
  aide: 'imports#lei',
  access: { view: importLei, create: importLei, edit: importLei, remove: importLei },
} as const satisfies Head;

export const fluxTourinsoftHead = {
  id: 'fluxTourinsoft',
  path: '/administration/tourinsoft-v3/flux',
  noun: { one: 'Flux Tourinsoft', many: 'Flux Tourinsoft' },
  icon: 'flux',
  aide: 'imports#tourinsoft',
  access: { view: importTourinsoft, create: importTourinsoft, edit: importTourinsoft, remove: importTourinsoft },
} as const satisfies Head;

/** The feeds of the four systems. */
export const FLUX_HEADS = [fluxTourinsoftHead, fluxLeiHead, fluxApidaeHead, fluxDatatourismeHead] as const;
