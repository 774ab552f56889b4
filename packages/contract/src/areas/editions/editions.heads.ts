import type { Head, ReadOnlyHead } from '../../kernel/pages/head.ts';
import { adminsEditions, lecteursEditions } from './editions.roles.ts';

/** Spec §6 limits who creates the other three, and lets every reader create a légende. */
export const legendeHead = {
  id: 'legende',
  path: '/editions/legendes',
  noun: { one: 'Légende', many: 'Légendes', feminine: true },
  icon: 'legende',
  aide: 'editions#legendes',
  access: { view: lecteursEditions, create: lecteursEditions, edit: lecteursEditions, remove: adminsEditions },
} as const satisfies Head;

export const modeleEditionHead = {
  id: 'modeleEdition',
  path: '/editions/modeles',
  noun: { one: 'Modèle d’édition', many: 'Modèles d’édition' },
  icon: 'edition',
  aide: 'editions#modeles',
  access: { view: lecteursEditions, create: adminsEditions, edit: lecteursEditions, remove: adminsEditions },
} as const satisfies Head;

export const planificationHead = {
  id: 'planification',
  path: '/editions/planifications',
  noun: { one: 'Planification', many: 'Planifications', feminine: true },
  icon: 'planification',
  aide: 'editions#planifications',
  access: { view: lecteursEditions, create: adminsEditions, edit: lecteursEditions, remove: adminsEditions },
} as const satisfies Head;

/** Not in the spec’s table: the addresses that several planifications send to. */
export const listeDestinatairesHead = {
  id: 'listeDestinataires',
  path: '/editions/listesDestinataires',
  noun: { one: 'Liste de destinataires', many: 'Listes de destinataires', feminine: true },
  icon: 'listeDestinataires',
  aide: 'editions#listes-de-destinataires',
  access: { view: lecteursEditions, create: adminsEditions, edit: lecteursEditions, remove: adminsEditions },
} as const satisfies Head;

export const rubriqueDynamiqueHead = {
  id: 'rubriqueDynamique',
  path: '/editions/modeleRubriqueDynamiques',
  noun: { one: 'Rubrique dynamique', many: 'Rubriques dynamiques', feminine: true },
  icon: 'rubrique',
  aide: 'editions#rubriques-dynamiques',
  access: { view: lecteursEditions, create: adminsEditions, edit: lecteursEditions, remove: adminsEditions },
} as const satisfies Head;

/** Not in the spec’s table: the documents of models. */
export const generationHead = {
  id: 'generation',
  path: '/editions/generations',
  drawer: 'document',
  noun: { one: 'Document produit', many: 'Documents produits' },
  icon: 'edition',
  aide: 'editions#documents-produits',
  access: { view: lecteursEditions },
} as const satisfies ReadOnlyHead;
