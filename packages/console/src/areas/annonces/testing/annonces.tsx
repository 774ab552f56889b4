import { type AnyRecord, annonce, type FormatVu, type Role } from '@bridge/contract';
import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { lookAs } from '../../../resource/widgets/testing/draw.tsx';
import type { Answer, Sent } from '../../../testing/fake-api.ts';
import { savedRecord, showBeside } from '../../../testing/show-beside.tsx';

export const AT = '/api/annonces/annonce/3';

export const format = (changes: Partial<FormatVu> = {}): FormatVu => ({
  id: 7,
  nom: 'Texte seul',
  canal: 'web',
  genre: 'texte',
  consignes: '',
  unite: 'px',
  largeur: null,
  hauteur: null,
  ratio: null,
  recadrage: true,
  densite: '1',
  fondPerdu: null,
  resolution: null,
  typesFichiers: [],
  poidsMax: null,
  dureeMax: null,
  sansSon: false,
  cmjn: false,
  maxTitre: 40,
  maxAccroche: null,
  variantes: [],
  ...changes,
});

export const saved = (changes: object = {}): AnyRecord =>
  savedRecord(annonce, {
    nom: 'Été à vélo',
    format: 7,
    du: '2027-06-01',
    au: '2027-08-31',
    etat: 'brouillon',
    decidePar: null,
    decideLe: null,
    motifRefus: '',
    ...changes,
  });

interface Options {
  readonly record?: AnyRecord;
  readonly role?: Role;
  readonly api?: Readonly<Record<string, (sent: Sent) => Answer | Promise<Answer>>>;
}

/** Draws a component of an annonce with its form, for a person of the régie. */
export async function showAnnonce(element: ReactElement, { record = saved(), role, api = {} }: Options = {}) {
  const page = await showBeside(element, {
    resource: annonce,
    record,
    api: {
      'GET /api/annonces/formats': () => ({ data: { items: [format()] } }),
      'GET /api/choix/formatAnnonce': () => ({
        data: { items: [{ id: 7, titre: 'Texte seul', couleur: null, actif: true }] },
      }),
      'POST /api/annonces/conflits': () => ({ data: { items: [], partages: [] } }),
      ...api,
    },
  });
  act(() => lookAs({ roles: [role ?? 'ROLE_ANNONCE_ADMIN'], parameters: { enable_module_ads: true } }));
  return page;
}
