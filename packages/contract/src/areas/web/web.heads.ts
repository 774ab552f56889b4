import type { Head } from '../../kernel/pages/head.ts';
import { adminsWeb } from '../roles.ts';
import { lecteursWeb } from './web.roles.ts';

export const carteHead = {
  id: 'carte',
  path: '/web/maps',
  noun: { one: 'Carte', many: 'Cartes', feminine: true },
  icon: 'carte',
  aide: 'web#cartes',
  access: { view: adminsWeb, create: adminsWeb, edit: adminsWeb, remove: adminsWeb },
} as const satisfies Head;

export const ficheWebHead = {
  id: 'ficheWeb',
  path: '/web/fiches',
  noun: { one: 'Fiche', many: 'Fiches', feminine: true },
  icon: 'fiche',
  aide: 'web#fiches',
  access: { view: lecteursWeb, create: adminsWeb, edit: lecteursWeb, remove: adminsWeb },
} as const satisfies Head;

export const filtreHead = {
  id: 'filtre',
  path: '/web/filtres',
  noun: { one: 'Filtre', many: 'Filtres' },
  icon: 'filtre',
  aide: 'web#filtres',
  access: { view: lecteursWeb, create: adminsWeb, edit: lecteursWeb, remove: adminsWeb },
} as const satisfies Head;

export const listeWebHead = {
  id: 'listeWeb',
  path: '/web/listes',
  noun: { one: 'Liste', many: 'Listes', feminine: true },
  icon: 'liste',
  aide: 'web#listes',
  access: { view: lecteursWeb, create: adminsWeb, edit: lecteursWeb, remove: adminsWeb },
} as const satisfies Head;

export const modeleListeHead = {
  id: 'modeleListe',
  path: '/web/listModels',
  noun: { one: 'Modèle de liste', many: 'Modèles de liste' },
  icon: 'modele',
  aide: 'web#modeles-de-liste',
  access: { view: lecteursWeb, create: adminsWeb, edit: lecteursWeb, remove: adminsWeb },
} as const satisfies Head;

export const moteurHead = {
  id: 'moteur',
  path: '/web/moteurs',
  noun: { one: 'Moteur', many: 'Moteurs' },
  icon: 'moteur',
  aide: 'web#moteurs',
  access: { view: lecteursWeb, create: adminsWeb, edit: lecteursWeb, remove: adminsWeb },
} as const satisfies Head;

export const siteHead = {
  id: 'site',
  path: '/web/sites',
  noun: { one: 'Site', many: 'Sites' },
  icon: 'site',
  aide: 'web#sites',
  access: { view: adminsWeb, create: adminsWeb, edit: adminsWeb, remove: adminsWeb },
} as const satisfies Head;
