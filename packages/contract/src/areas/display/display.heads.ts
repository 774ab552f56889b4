import type { Head } from '../../kernel/head.ts';
import { affichage } from './display.roles.ts';

export const diaporamaHead = {
  id: 'diaporama',
  path: '/display/diaporamas',
  noun: { one: 'Diaporama', many: 'Diaporamas' },
  icon: 'diaporama',
  access: { view: affichage, create: affichage, edit: affichage, remove: affichage },
} as const satisfies Head;
