import type { Head } from '../../kernel/pages/head.ts';
import { affichage } from './display.roles.ts';

export const diaporamaHead = {
  id: 'diaporama',
  path: '/display/diaporamas',
  noun: { one: 'Diaporama', many: 'Diaporamas' },
  icon: 'diaporama',
  aide: 'affichage#diaporamas',
  access: { view: affichage, create: affichage, edit: affichage, remove: affichage },
} as const satisfies Head;

export const ecranHead = {
  id: 'ecran',
  path: '/display/ecrans',
  noun: { one: 'Écran', many: 'Écrans' },
  icon: 'ecran',
  aide: 'affichage#ecrans',
  access: { view: affichage, create: affichage, edit: affichage, remove: affichage },
} as const satisfies Head;

export const urgenceHead = {
  id: 'urgence',
  path: '/display/urgences',
  noun: { one: 'Message d’urgence', many: 'Messages d’urgence' },
  icon: 'urgence',
  aide: 'affichage#messages-d-urgence',
  access: { view: affichage, create: affichage, edit: affichage, remove: affichage },
} as const satisfies Head;
