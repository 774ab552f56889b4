import type { Head } from '../../kernel/pages/head.ts';
import {
  accesAnnonces,
  accesEspaces,
  accesFormats,
  responsablesAnnonces,
  responsablesEspaces,
} from './annonces.roles.ts';

export const annonceHead = {
  id: 'annonce',
  path: '/annonces/annonce',
  noun: { one: 'Annonce', many: 'Annonces', feminine: true },
  icon: 'annonce',
  aide: 'annonces#annonces',
  access: { view: accesAnnonces, create: accesAnnonces, edit: accesAnnonces, remove: responsablesAnnonces },
} as const satisfies Head;

export const espaceHead = {
  id: 'espace',
  path: '/annonces/space',
  noun: { one: 'Espace', many: 'Espaces' },
  icon: 'espace',
  aide: 'annonces#espaces',
  access: { view: accesEspaces, create: accesEspaces, edit: accesEspaces, remove: responsablesEspaces },
} as const satisfies Head;

export const formatAnnonceHead = {
  id: 'formatAnnonce',
  path: '/annonces/format',
  noun: { one: 'Format', many: 'Formats' },
  icon: 'formatAnnonce',
  aide: 'annonces#formats',
  access: { view: accesFormats, create: accesFormats, edit: accesFormats, remove: accesFormats },
} as const satisfies Head;

export const tagAnnonceHead = {
  id: 'tagAnnonce',
  path: '/annonces/tagAnnonce',
  noun: { one: 'Tag d’annonce', many: 'Tags d’annonce' },
  icon: 'tagAnnonce',
  aide: 'annonces#tags-d-annonce',
  access: { view: accesAnnonces, create: accesAnnonces, edit: accesAnnonces, remove: responsablesAnnonces },
} as const satisfies Head;

export const annonceurHead = {
  id: 'annonceur',
  path: '/annonces/annonceur',
  noun: { one: 'Annonceur', many: 'Annonceurs' },
  icon: 'annonceur',
  aide: 'annonces#annonceurs',
  access: { view: accesAnnonces, create: accesAnnonces, edit: accesAnnonces, remove: responsablesAnnonces },
} as const satisfies Head;
