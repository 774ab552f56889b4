import { SANS_REGLE } from '@bridge/contract';

import ResourceFormScreen from '../../../resource/resource-form.screen.tsx';
import type { Answer, Sent } from '../../../testing/fake-api.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
// The code that a browser loads later is imported here, so that a slow machine has it in time.
import '../../../resource/widgets/list/list.widget.tsx';
import '../comparaison.dialog.tsx';
import '../regles.note.tsx';
import '../../../catalogue/regles/regles.widget.tsx';
import '../resultat.dialog.tsx';
import '../selection.actions.tsx';
import '../selection.panel.tsx';
import '../selection.preview.tsx';

export type Api = Readonly<Record<string, (sent: Sent) => Answer | Promise<Answer>>>;

export const ok = (data: unknown): Answer => ({ data });

/** A sélection as the server gives it. */
export const selectionOf = (changes: object = {}) => ({
  id: 3,
  version: 2,
  nom: 'Tables du Val',
  code: 'tables-du-val',
  description: '',
  couleur: null,
  icone: null,
  mode: 'dynamique',
  regles: SANS_REGLE,
  inclusions: [],
  exclusions: [],
  tri: null,
  limite: null,
  dedoublonnage: null,
  alerteVariation: null,
  alerteEmail: '',
  nombreObjets: 1_240,
  entiteId: null,
  partage: 'prive',
  tags: [],
  notesInternes: '',
  creeLe: null,
  creePar: null,
  modifieLe: null,
  modifiePar: null,
  archiveLe: null,
  supprimeLe: null,
  ...changes,
});

export const retenu = (id: number, nom: string, changes: object = {}) => ({
  id,
  nom,
  typeBridge: 'restaurant',
  commune: 'Valbrune',
  photo: '',
  prochaineDate: null,
  prixMin: 12,
  epingle: false,
  ...changes,
});

const none = () => ok({ items: [] });

/** The answers of a server that knows two restaurants. */
export const API: Api = {
  'POST /api/selections/compte': () => ok({ total: 1_240, enPlus: 0 }),
  'POST /api/selections/resultat': () =>
    ok({ items: [retenu(12, 'Le moulin'), retenu(13, 'La grange', { epingle: true, prixMin: null })], total: 2 }),
  'GET /api/selections/vocabulaire': () => ok({ capacites: [], champs: [] }),
  'GET /api/selections/3': () => ok(selectionOf()),
  'GET /api/selections/3/usages': () => ok({ items: [], ailleurs: 0 }),
  'GET /api/selections/3/volumes': () => ok({ volumes: [] }),
  'POST /api/presence': () => ok({ autres: [], version: 2 }),
  'GET /api/choix/utilisateur': none,
  'GET /api/choix/entite': none,
  'GET /api/choix/tag': none,
  'GET /api/choix/tri': none,
  'GET /api/choix/objet': () => ok({ items: [{ id: 12, titre: 'Le moulin', couleur: null, actif: true }] }),
};

/** Opens the form of a sélection with its panels. */
export function openSelection(api: Api = {}, at = '/selections/edit/3') {
  return showScreen(<ResourceFormScreen />, { at, api: { ...API, ...api } });
}
