import type { Head } from '../../kernel/pages/head.ts';
import { adminsWeb, superAdmins } from '../roles.ts';

export const champHead = {
  id: 'champ',
  path: '/superadmin/datafields',
  noun: { one: 'Champ de données', many: 'Champs de données' },
  icon: 'champ',
  aide: 'superadmin#champs-de-donnees',
  access: { view: superAdmins, create: superAdmins, edit: superAdmins, remove: superAdmins },
} as const satisfies Head;

export const codePersonnaliseHead = {
  id: 'codePersonnalise',
  path: '/superadmin/customcodes',
  noun: { one: 'Code personnalisé', many: 'Codes personnalisés' },
  icon: 'code',
  aide: 'superadmin#codes-personnalises',
  access: { view: superAdmins, create: superAdmins, edit: superAdmins, remove: superAdmins },
} as const satisfies Head;

export const composantHead = {
  id: 'composant',
  path: '/superadmin/bridgeComponents',
  noun: { one: 'Composant', many: 'Composants' },
  icon: 'composant',
  aide: 'superadmin#composants',
  access: { view: superAdmins, create: superAdmins, edit: superAdmins, remove: superAdmins },
} as const satisfies Head;

export const compteDeServiceHead = {
  id: 'compteDeService',
  path: '/superadmin/comptes-de-service',
  noun: { one: 'Compte de service', many: 'Comptes de service' },
  icon: 'compteDeService',
  aide: 'superadmin#comptes-de-service',
  access: { view: superAdmins, create: superAdmins, edit: superAdmins, remove: superAdmins },
} as const satisfies Head;

export const fournisseurHead = {
  id: 'fournisseur',
  path: '/superadmin/fournisseurs',
  noun: { one: 'Fournisseur d’identité', many: 'Fournisseurs d’identité' },
  icon: 'fournisseur',
  aide: 'superadmin#fournisseurs-d-identite',
  access: { view: superAdmins, create: superAdmins, edit: superAdmins, remove: superAdmins },
} as const satisfies Head;

export const gabaritCarteHead = {
  id: 'gabaritCarte',
  path: '/superadmin/mapTemplates',
  noun: { one: 'Gabarit de carte', many: 'Gabarits de carte' },
  icon: 'gabarit',
  aide: 'superadmin#gabarits-du-web',
  access: { view: superAdmins, create: superAdmins, edit: superAdmins, remove: superAdmins },
} as const satisfies Head;

export const gabaritCouvertureHead = {
  id: 'gabaritCouverture',
  path: '/superadmin/coverTemplates',
  noun: { one: 'Gabarit de couverture', many: 'Gabarits de couverture' },
  icon: 'gabarit',
  aide: 'superadmin#gabarits-d-impression',
  access: { view: superAdmins, create: superAdmins, edit: superAdmins, remove: superAdmins },
} as const satisfies Head;

export const gabaritDiaporamaHead = {
  id: 'gabaritDiaporama',
  path: '/superadmin/diaporama_template',
  noun: { one: 'Gabarit de diaporama', many: 'Gabarits de diaporama' },
  icon: 'gabarit',
  aide: 'superadmin#gabarits-de-diaporama',
  access: { view: superAdmins, create: superAdmins, edit: superAdmins, remove: superAdmins },
} as const satisfies Head;

export const gabaritEditionHead = {
  id: 'gabaritEdition',
  path: '/superadmin/editiontemplates',
  noun: { one: 'Gabarit d’édition', many: 'Gabarits d’édition' },
  icon: 'gabarit',
  aide: 'superadmin#gabarits-d-impression',
  access: { view: superAdmins, create: superAdmins, edit: superAdmins, remove: superAdmins },
} as const satisfies Head;

export const gabaritElementHead = {
  id: 'gabaritElement',
  path: '/superadmin/listes/items/templates',
  noun: { one: 'Gabarit d’élément', many: 'Gabarits d’élément' },
  icon: 'gabarit',
  aide: 'superadmin#gabarits-du-web',
  access: { view: superAdmins, create: superAdmins, edit: superAdmins, remove: superAdmins },
} as const satisfies Head;

export const gabaritFicheHead = {
  id: 'gabaritFiche',
  path: '/superadmin/fiches/templates',
  noun: { one: 'Gabarit de fiche', many: 'Gabarits de fiche' },
  icon: 'gabarit',
  aide: 'superadmin#gabarits-du-web',
  access: { view: adminsWeb, create: adminsWeb, edit: adminsWeb, remove: adminsWeb },
} as const satisfies Head;

export const gabaritInfobulleHead = {
  id: 'gabaritInfobulle',
  path: '/superadmin/mapPopupTemplates',
  noun: { one: 'Gabarit d’infobulle', many: 'Gabarits d’infobulle' },
  icon: 'gabarit',
  aide: 'superadmin#gabarits-du-web',
  access: { view: superAdmins, create: superAdmins, edit: superAdmins, remove: superAdmins },
} as const satisfies Head;

export const gabaritListeHead = {
  id: 'gabaritListe',
  path: '/superadmin/listes/templates',
  noun: { one: 'Gabarit de liste', many: 'Gabarits de liste' },
  icon: 'gabarit',
  aide: 'superadmin#gabarits-du-web',
  access: { view: superAdmins, create: superAdmins, edit: superAdmins, remove: superAdmins },
} as const satisfies Head;

export const gabaritNotesHead = {
  id: 'gabaritNotes',
  path: '/superadmin/notesPageTemplates',
  noun: { one: 'Gabarit de page de notes', many: 'Gabarits de pages de notes' },
  icon: 'gabarit',
  aide: 'superadmin#gabarits-d-impression',
  access: { view: superAdmins, create: superAdmins, edit: superAdmins, remove: superAdmins },
} as const satisfies Head;

export const gabaritSommaireHead = {
  id: 'gabaritSommaire',
  path: '/superadmin/contentsPageTemplates',
  noun: { one: 'Gabarit de sommaire', many: 'Gabarits de sommaire' },
  icon: 'gabarit',
  aide: 'superadmin#gabarits-d-impression',
  access: { view: superAdmins, create: superAdmins, edit: superAdmins, remove: superAdmins },
} as const satisfies Head;
