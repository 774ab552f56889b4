import type { Head } from '../../kernel/pages/head.ts';
import { adminsDeContenu, lecteursBlocs } from '../roles.ts';

export const mediaHead = {
  id: 'media',
  path: '/mediatheque',
  noun: { one: 'Média', many: 'Médias' },
  icon: 'media',
  aide: 'mediatheque',
  access: { view: lecteursBlocs, create: adminsDeContenu, edit: adminsDeContenu, remove: adminsDeContenu },
} as const satisfies Head;

/** The page that completes the médias that wait for it, one after the other. */
export const CHEMIN_DE_COMPLETION = `${mediaHead.path}/completer`;
